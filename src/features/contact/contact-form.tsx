import { type ChangeEvent, type FormEvent, useState } from 'react'
import { type ContactField, ContactMessage, forEachContactField } from '../../../domain/contact.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { OutcomeMessage } from './contact-outcome.tsx'
import { type Draft, dropDraft, emptyDraft, openDraft, storeDraft } from './draft.ts'
import { type Outcome, sendMessage } from './send-message.ts'

/** The browser checks that no field is empty and that the email looks like one; ContactMessage checks the rest. */
export function ContactForm({ linkedSubject }: { linkedSubject: string }) {
  const [draft, setDraft] = useState(() => openDraft(linkedSubject))
  const [homepage, setHomepage] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isPending, setPending] = useState(false)

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
    const checked = ContactMessage.safeParse({ ...forEachContactField((field) => draft[field]), id, homepage })
    if (!checked.success) {
      setOutcome({ kind: 'refused', text: checked.error.issues[0]?.message ?? '' })
      return
    }
    setOutcome(null)
    setPending(true)
    change({ ...draft, id })
    const sent = await sendMessage(checked.data)
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

/** A field that eyes, keyboards, screen readers and password managers do not find, so that only a robot fills it in. */
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
