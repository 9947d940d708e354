import {
  AVATAR_LOW_QUALITY,
  AVATAR_MESSAGES,
  AVATAR_QUALITY,
  AVATAR_TEXT_MAX,
  fitAvatar,
} from '../../../../domain/account/avatar-rules.ts'

/**
 * A picture as a small JPEG, written as a data URL. Drawing it anew also leaves out what a camera writes beside it,
 * such as where it was taken.
 *
 * @throws Error with a message for the student when it cannot be read.
 */
export async function shrinkPicture(file: Blob): Promise<string> {
  const canvas = draw(await load(file))
  const text = canvas.toDataURL('image/jpeg', AVATAR_QUALITY)
  return text.length > AVATAR_TEXT_MAX ? canvas.toDataURL('image/jpeg', AVATAR_LOW_QUALITY) : text
}

async function load(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch (cause) {
    throw new Error(AVATAR_MESSAGES.unreadable, { cause })
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  // A drawing without a size of its own has none to keep.
  if (!context || naturalWidth === 0 || naturalHeight === 0) throw new Error(AVATAR_MESSAGES.unreadable)
  const { width, height } = fitAvatar({ width: naturalWidth, height: naturalHeight })
  Object.assign(canvas, { width, height })
  // A JPEG has no transparency: what was transparent would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}
