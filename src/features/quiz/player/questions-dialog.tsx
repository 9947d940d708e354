import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/dialog/dialog.tsx'

/** For a small screen, where the list of all questions has no room beside the question. */
export function QuestionsDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog onClose={onClose} title="All questions">
      {children}
    </Dialog>
  )
}
