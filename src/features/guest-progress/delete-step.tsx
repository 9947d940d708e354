import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useStepFocus } from './use-focus.ts'

type Props = { summary: string; onDelete: () => void; onKeep: () => void }

export function DeleteStep({ summary, onDelete, onKeep }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  useStepFocus(text)
  return (
    <div className="flex flex-col gap-4">
      <p className="outline-none" ref={text} tabIndex={-1}>
        {`${summary}: no account has this yet. Once it is deleted, nobody can bring it back. What is in your account stays.`}
      </p>
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button kind="secondary" onClick={onKeep}>
          Keep it
        </Button>
        <Button kind="danger" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  )
}
