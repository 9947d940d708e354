import { type ChangeEvent, useRef, useState } from 'react'
import { AVATAR_MESSAGES, findFileError } from '#domain/account/avatar-rules.ts'
import { useAccountUpdate } from '#src/platform/data/profile-query.ts'
import { isPassing, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'
import { shrinkPicture } from './shrink-picture.ts'

type Props = { hasPicture: boolean; onOutcome: (outcome: Outcome | null) => void }

/** Changes or removes the profile picture. */
export function AvatarEditor({ hasPicture, onOutcome }: Props) {
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
