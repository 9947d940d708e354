import { Button } from '#src/ui/button.tsx'
import type { FieldMistake } from '../desk-types.ts'
import { nameField } from '../name-field.ts'

type Props = {
  isRefused: boolean
  mistakes: FieldMistake[]
  problem: string | null
  isSaving: boolean
  onClose: () => void
}

/** The end of a form: the reason why it was not saved, and the buttons. */
export function DraftOutcome({ isRefused, mistakes, problem, isSaving, onClose }: Props) {
  return (
    <>
      <div className="text-red" role="alert">
        {problem}
        {isRefused && mistakes.length > 0 && (
          <>
            <p>Not saved yet. What you wrote stays here; mend this and save again:</p>
            <ul className="list-disc pl-5">
              {mistakes.map(({ field, message }) => (
                <li key={`${field} ${message}`}>
                  {nameField(field)}: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="flex gap-3">
        <Button busy={isSaving} type="submit">
          Save into the file
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  )
}

/** Shown at the beginning of a form with text that was not saved the last time. */
export function Restored() {
  return <p className="text-13 text-orange">This is what you wrote here and did not save. Cancel puts it away.</p>
}
