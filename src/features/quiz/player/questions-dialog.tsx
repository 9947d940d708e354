import type { ComponentProps } from 'react'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { QuestionNavigator } from './question-navigator.tsx'

type Props = ComponentProps<typeof QuestionNavigator> & { onClose: () => void }

/** For a small screen, where the list of all questions has no room beside the question. */
export function QuestionsDialog({ onClose, ...questions }: Props) {
  return (
    <Dialog onClose={onClose} title="All questions">
      <QuestionNavigator {...questions} />
    </Dialog>
  )
}
