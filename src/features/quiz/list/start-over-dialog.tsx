import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

type Props = { title: string; onStartOver: () => void; onClose: () => void }

export function StartOverDialog({ title, onStartOver, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Start over?">
      <div className="flex flex-col gap-4">
        <p>{`Your answers so far in ${title} are thrown away, and the clock starts again.`}</p>
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button onClick={onClose}>Keep my answers</Button>
          <Button kind="danger" onClick={onStartOver}>
            Throw away and start
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
