import { type ChangeEvent, useRef, useState } from 'react'
import {
  AVATAR_LOW_QUALITY,
  AVATAR_MESSAGES,
  AVATAR_QUALITY,
  AVATAR_TEXT_MAX,
  findFileError,
  fitAvatar,
} from '#domain/account/avatar-rules.ts'
import { useAccountUpdate } from '#src/platform/data/profile-query.ts'
import { isPassing, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { describeFailure, type Outcome, useLateOutcome } from '../outcome.tsx'

type Props = { hasPicture: boolean; onOutcome: (outcome: Outcome | null) => void }

/** Changes or removes the profile picture. */
export function AvatarEditor({ hasPicture, ...props }: Props) {
  const onOutcome = useLateOutcome(props.onOutcome)
  const input = useRef<HTMLInputElement>(null)
  const [isShrinking, setShrinking] = useState(false)
  const setAvatar = trpc.profile.setAvatar.useMutation()
  const removeAvatar = trpc.profile.removeAvatar.useMutation()
  const takeOver = useAccountUpdate()
  const isUploading = isShrinking || setAvatar.isPending

  const upload = async (file: File) => {
    const error = findFileError(file)
    onOutcome(error ? { text: error } : null)
    if (error) return
    try {
      setShrinking(true)
      const image = await shrinkPicture(file)
      const { user } = await setAvatar.mutateAsync({ image })
      await takeOver(user)
      onOutcome({ text: AVATAR_MESSAGES.updated })
    } catch (error) {
      onOutcome(describeRefusal(error))
    } finally {
      setShrinking(false)
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Reset, so that choosing the same file again triggers a change.
    target.value = ''
    if (file) void upload(file)
  }
  const remove = async () => {
    onOutcome(null)
    try {
      const { user } = await removeAvatar.mutateAsync()
      await takeOver(user)
      onOutcome({ text: AVATAR_MESSAGES.removed })
    } catch (error) {
      onOutcome(describeFailure(AVATAR_MESSAGES.notUpdated, error))
    }
  }

  return (
    <div className="flex flex-wrap justify-center gap-2">
      <input
        accept="image/*"
        aria-label="Profile picture"
        className="sr-only"
        onChange={choose}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        busy={isUploading}
        disabled={removeAvatar.isPending}
        kind="secondary"
        onClick={() => input.current?.click()}
        size="small"
      >
        {isUploading ? 'Uploading...' : 'Change Picture'}
      </Button>
      {hasPicture && (
        <Button busy={removeAvatar.isPending} disabled={isUploading} kind="quiet" onClick={remove} size="small">
          Remove Picture
        </Button>
      )}
    </div>
  )
}

/** The worker's message if it refuses the picture, or shrinkPicture's if it cannot read it; otherwise the general one. */
function describeRefusal(error: unknown): Outcome {
  if (error instanceof Error && !isPassing(error)) return { text: error.message }
  return describeFailure(AVATAR_MESSAGES.notUpdated, error, AVATAR_MESSAGES.unreadable)
}

/**
 * Makes a small JPEG of a picture, as a data URL. Redrawing it also removes the camera's metadata, such as the place
 * where the picture was taken.
 * @throws Error with a message for the student if the picture cannot be read.
 */
async function shrinkPicture(file: Blob): Promise<string> {
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
