import * as z from 'zod/mini'
import { refuseIf } from '../input.ts'
import { AVATAR_MESSAGES, AVATAR_PREFIX, AVATAR_SIDE, AVATAR_TEXT_MAX } from './avatar-rules.ts'
import { readJpegSize } from './jpeg.ts'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** A profile picture: a JPEG of at most 150 by 150 pixels, as a data URL. */
export const Avatar = z.strictObject({
  image: z.string(AVATAR_MESSAGES.noImage).check(refuseIf(findAvatarError)),
})

function findAvatarError(image: string): string | null {
  if (image.length > AVATAR_TEXT_MAX) return AVATAR_MESSAGES.tooLarge
  const size = image.startsWith(AVATAR_PREFIX) ? readSize(image.slice(AVATAR_PREFIX.length)) : null
  if (!size || size.width === 0 || size.height === 0) return AVATAR_MESSAGES.noImage
  return Math.max(size.width, size.height) > AVATAR_SIDE ? AVATAR_MESSAGES.tooLarge : null
}

function readSize(base64: string) {
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null
  return readJpegSize(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
}
