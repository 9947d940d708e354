import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

type Props = { busy: boolean; onReset: () => void; onClose: () => void }

export function ResetDialog({ busy, onReset, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Reset all stats?">
      <div className="flex flex-col gap-4">
        <p>
          Your quiz results, your notebook of mistakes, your reading history, your study time, your points, your streak
          and your study goals are deleted, on all your devices. This cannot be undone.
        </p>
        <p className="text-soft">
          Your profile, bookmarks, favorites, tasks, unfinished quizzes and the settings of quizzes stay.
        </p>
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button disabled={busy} kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} kind="danger" onClick={onReset}>
            {busy ? 'Resetting...' : 'Reset everything'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
