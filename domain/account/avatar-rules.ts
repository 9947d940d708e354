/** Bytes. A chosen file must be smaller than this. */
const FILE_MAX = 5 * 1024 * 1024
/** Pixels. A picture fits into a square with this side. */
export const AVATAR_SIDE = 150
/** Characters of a picture written as a data URL. */
export const AVATAR_TEXT_MAX = 1_000_000
export const AVATAR_QUALITY = 0.8
/** Used if a picture would be longer than AVATAR_TEXT_MAX at AVATAR_QUALITY. */
export const AVATAR_LOW_QUALITY = 0.5
/** Every stored picture begins with this. */
export const AVATAR_PREFIX = 'data:image/jpeg;base64,'

export const AVATAR_MESSAGES = {
  noImage: 'Please select a valid image file',
  largeFile: 'Image size must be less than 5MB',
  unreadable: 'Failed to load image',
  tooLarge: 'Image file is too large. Please try a smaller image.',
  updated: 'Profile picture updated successfully',
  removed: 'Profile picture removed successfully',
  notUpdated: 'Failed to update profile picture',
} as const

export function findFileError({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith('image/')) return AVATAR_MESSAGES.noImage
  return size < FILE_MAX ? null : AVATAR_MESSAGES.largeFile
}

/** The size, in whole pixels, to which a picture is shrunk. The proportions stay, and a small picture is not enlarged. */
export function fitAvatar({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, AVATAR_SIDE / width, AVATAR_SIDE / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
