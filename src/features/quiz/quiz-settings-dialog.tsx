import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { QuizSettingsForm } from './quiz-settings-form.tsx'

export function QuizSettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="How you take quizzes">
      <QuizSettingsForm />
    </Dialog>
  )
}
