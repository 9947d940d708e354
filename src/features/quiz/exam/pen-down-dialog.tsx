import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

/** Asks before the time of an exam on paper ends. */
export function PenDownDialog({ onPenDown, onClose }: { onPenDown: () => void; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Finished on paper?">
      <div className="flex flex-col gap-4">
        <p>The clock stops, and the questions close. Then you enter what you marked on the sheet, without a clock.</p>
        <div className="flex flex-col gap-2">
          <Button onClick={onPenDown}>Put the pen down</Button>
          <Button kind="secondary" onClick={onClose}>
            Back to the questions
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
