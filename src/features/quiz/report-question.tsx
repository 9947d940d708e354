import { type FormEvent, useState } from 'react'
import {
  findMissing,
  REPORT_MESSAGES,
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  type ReportReason,
} from '#domain/quiz/report-rules.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { isLineDown } from '#src/platform/offline/line.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { TextAreaField } from '#src/ui/field.tsx'
import { Message } from '#src/ui/message.tsx'

type Draft = { id: string; reason: ReportReason | null; words: string }

const REASONS = Object.entries(REPORT_REASONS) as [ReportReason, string][]
const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), reason: null, words: '' })

/**
 * Tells the editors that something is wrong with a question. What was written stays until it is in the outbox, which sends
 * it, also after the page was closed.
 */
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
            onSent={(isStored) => {
              setDraft(emptyDraft())
              setOpen(false)
              if (!isStored) showNotice(REPORT_MESSAGES.notKept)
              else showNotice(isLineDown() ? REPORT_MESSAGES.kept : REPORT_MESSAGES.received)
            }}
            questionId={questionId}
          />
        </Dialog>
      )}
    </div>
  )
}

type FormProps = {
  questionId: string
  draft: Draft
  onChange: (draft: Draft) => void
  onSent: (isStored: boolean) => void
}

function ReportForm({ questionId, draft, onChange, onSent }: FormProps) {
  const userId = useUserId()
  const [isSending, setSending] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)

  const change = (changes: Partial<Draft>) => {
    setMistake(null)
    // Other words are another report.
    onChange({ ...draft, ...changes, id: crypto.randomUUID() })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { id, reason, words } = draft
    setMistake(findMissing(draft))
    if (reason === null || findMissing(draft) !== null) return
    setSending(true)
    try {
      const payload = { questionId, reason, words }
      const { isStored } = await addOutgoing(userId, { kind: 'report', id, payload, at: Date.now(), notBefore: 0 })
      onSent(isStored)
    } catch (error) {
      // `addOutgoing` has told the student.
      console.error('The report of a question was not kept', error)
      setSending(false)
    }
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
      {mistake && <Message text={mistake} />}
      <Button busy={isSending} type="submit">
        {isSending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}
