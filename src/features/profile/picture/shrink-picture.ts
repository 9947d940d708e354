import {
  AVATAR_LOW_QUALITY,
  AVATAR_MESSAGES,
  AVATAR_QUALITY,
  AVATAR_TEXT_MAX,
  fitAvatar,
} from '#domain/account/avatar-rules.ts'

/**
 * Makes a small JPEG of a picture, as a data URL. Redrawing it also removes the camera's metadata, such as the place
 * where the picture was taken.
 * @throws Error with a message for the student if the picture cannot be read.
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
  // An SVG without a size has no proportions.
  if (!context || naturalWidth === 0 || naturalHeight === 0) throw new Error(AVATAR_MESSAGES.unreadable)
  const { width, height } = fitAvatar({ width: naturalWidth, height: naturalHeight })
  Object.assign(canvas, { width, height })
  // JPEG has no transparency: transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}
