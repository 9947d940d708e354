import { type FormEvent, useState } from 'react'
import {
  findMissing,
  REPORT_MESSAGES,
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  type ReportReason,
} from '#domain/quiz/report-rules.ts'
import { describeError, trpc } from '#src/platform/data/trpc.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { TextAreaField } from '#src/ui/field.tsx'
import { Message } from '#src/ui/message.tsx'

type Draft = { id: string; reason: ReportReason | null; words: string }

const REASONS = Object.entries(REPORT_REASONS) as [ReportReason, string][]
const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), reason: null, words: '' })

/** Tells the editors that something is wrong with a question. What was written stays until it is sent. */
export function ReportQuestion({ questionId, name }: { questionId: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState(emptyDraft)
  return (
    <div className="print:hidden">
      <Button
        aria-label={`Report a problem with ${name}`}
        icon="flag"
        kind="quiet"
        onClick={() => setOpen(true)}
        size="small"
      >
        Report a problem
      </Button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Report a problem">
          <ReportForm
            draft={draft}
            onChange={setDraft}
            onSent={() => {
              setDraft(emptyDraft())
              setOpen(false)
              showNotice(REPORT_MESSAGES.received)
            }}
            questionId={questionId}
          />
        </Dialog>
      )}
    </div>
  )
}

type FormProps = { questionId: string; draft: Draft; onChange: (draft: Draft) => void; onSent: () => void }

function ReportForm({ questionId, draft, onChange, onSent }: FormProps) {
  const send = trpc.questionReports.send.useMutation({ onSuccess: onSent })
  const [mistake, setMistake] = useState<string | null>(null)
  const message = mistake ?? (send.error && describeError(send.error))

  const change = (changes: Partial<Draft>) => {
    setMistake(null)
    send.reset()
    // Other words are another report.
    onChange({ ...draft, ...changes, id: crypto.randomUUID() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { id, reason, words } = draft
    setMistake(findMissing(draft))
    if (reason !== null && findMissing(draft) === null) send.mutate({ id, questionId, reason, words })
  }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">What is wrong?</legend>
        {REASONS.map(([reason, label]) => (
          <label className="flex min-h-11 items-center gap-3" key={reason}>
            <input
              checked={draft.reason === reason}
              className="size-5 shrink-0 accent-accent"
              name="report-reason"
              onChange={() => change({ reason })}
              type="radio"
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="In your own words (optional)"
        maxLength={REPORT_WORDS_MAX}
        onChange={({ target }) => change({ words: target.value })}
        rows={3}
        value={draft.words}
      />
      {message && <Message text={message} />}
      <Button busy={send.isPending} type="submit">
        {send.isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}
