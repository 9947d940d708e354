import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import { type ContactField, forEachContactField } from '#domain/contact-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField, TextField } from '#src/ui/field.tsx'
import { OutcomeMessage } from './contact-outcome.tsx'
import { type Draft, dropDraft, emptyDraft, openDraft, storeDraft } from './draft.ts'
import type { Outcome } from './send-message.ts'

/** Loaded once the form shows, because the rules of a message are a large part of the page's code. */
const loadSending = () => import('./send-message.ts')

export function ContactForm({ linkedSubject }: { linkedSubject: string }) {
  const [draft, setDraft] = useState(() => openDraft(linkedSubject))
  const [homepage, setHomepage] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => void loadSending(), [])

  const change = (next: Draft) => {
    setDraft(next)
    storeDraft(next)
  }

  const fieldProps = (field: ContactField) => ({
    name: field,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      change({ ...draft, [field]: target.value, id: null })
      setOutcome(null)
    },
    readOnly: isPending,
    required: true,
    value: draft[field],
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const id = draft.id ?? crypto.randomUUID()
    setOutcome(null)
    setPending(true)
    change({ ...draft, id })
    const { sendMessage } = await loadSending()
    const sent = await sendMessage({ ...forEachContactField((field) => draft[field]), id, homepage })
    if (sent.kind === 'received') {
      dropDraft(id)
      setDraft(emptyDraft(linkedSubject))
    }
    setPending(false)
    setOutcome(sent)
  }

  return (
    // A browser without JavaScript sends it by itself.
    <form action="/api/contact" className="flex flex-col gap-4" method="post" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="name" label="Name" type="text" {...fieldProps('name')} />
        <TextField autoComplete="email" inputMode="email" label="Email" type="email" {...fieldProps('email')} />
      </div>
      <TextField autoComplete="off" label="Subject" type="text" {...fieldProps('subject')} />
      <TextAreaField label="Message" rows={4} {...fieldProps('message')} />
      <Trap onChange={setHomepage} value={homepage} />
      <OutcomeMessage outcome={outcome} />
      <Button busy={isPending} className="sm:self-start" icon="mail" type="submit">
        Send Message
      </Button>
    </form>
  )
}

/** A field that people, screen readers and password managers do not find, so only a robot fills it in. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          name="homepage"
          onChange={(event) => onChange(event.target.value)}
          tabIndex={-1}
          type="text"
          value={value}
        />
      </label>
    </div>
  )
}
