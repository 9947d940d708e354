import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { QuizSettingsForm } from './quiz-settings-form.tsx'

/** Opens the settings of quizzes. Loaded after the first paint of the list. */
export function QuizSettingsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" icon="clock" kind="quiet" onClick={() => setOpen(true)} size="small">
        Time and text size
      </Button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="How you take quizzes">
          <QuizSettingsForm />
        </Dialog>
      )}
    </>
  )
}
