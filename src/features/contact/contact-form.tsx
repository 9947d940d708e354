import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CONTACT_MESSAGES, type ContactField, forEachContactField } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { parseJson } from '#domain/stored-json.ts'
import { UNREACHABLE } from '#src/platform/data/fetch-within.ts'
import { CONTACT_DRAFT } from '#src/platform/device/keys.ts'
import { tabTexts } from '#src/platform/device/local-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField, TextField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
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
    const sent = await loadSending().then(
      ({ sendMessage }) => sendMessage({ ...forEachContactField((field) => draft[field]), id, homepage }),
      (error): Outcome => {
        console.error('What sends a message did not load', error)
        return { kind: 'failed', why: UNREACHABLE }
      },
    )
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

/** Takes the focus, because the button that had it was disabled while sending. So screen readers read the outcome. */
function OutcomeMessage({ outcome }: { outcome: Outcome | null }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) ref.current?.focus()
  }, [outcome])
  if (!outcome) return null

  const good = outcome.kind === 'received'
  return (
    <div
      className={`flex items-start gap-2 rounded-sm border bg-ground px-3 py-2 ${good ? 'border-green text-green' : 'border-red text-red'}`}
      ref={ref}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon className="mt-0.5 size-5" name={good ? 'check' : 'warning'} />
      <div>
        {outcome.kind === 'received' && <p>{CONTACT_MESSAGES.received}</p>}
        {outcome.kind === 'refused' && <p>{outcome.text}</p>}
        {outcome.kind === 'failed' && (
          <>
            <p>{SOMETHING_WENT_WRONG}</p>
            <p className="text-soft">{`${outcome.why} What you wrote stays here.`}</p>
          </>
        )}
      </div>
    </div>
  )
}

type Draft = Record<ContactField, string> & {
  /** The id of a message that was sent and may have arrived. Sending the same text again reuses it. Null before that. */
  id: string | null
  /** The subject of the last link, so that a reload of the page does not replace text that was typed since. */
  linkedSubject: string
}

function emptyDraft(linkedSubject: string): Draft {
  return { ...forEachContactField(() => ''), id: null, linkedSubject }
}

/** The draft that this tab stored, with the subject of a new link filled in. */
function openDraft(linkedSubject: string): Draft {
  const stored = readDraft()
  const isNewLink = linkedSubject !== '' && linkedSubject !== stored.linkedSubject
  return isNewLink ? { ...stored, linkedSubject, subject: linkedSubject, id: null } : stored
}

function storeDraft(draft: Draft): void {
  tabTexts.write(CONTACT_DRAFT, JSON.stringify(draft))
}

/** Removes the draft that was sent, unless a new one was begun since then. */
function dropDraft(id: string): void {
  if (readDraft().id === id) tabTexts.remove(CONTACT_DRAFT)
}

const StoredText = z.catch(z.string(), '')
const StoredDraft = z.object({ ...forEachContactField(() => StoredText), id: StoredText, linkedSubject: StoredText })

function readDraft(): Draft {
  const { id, ...draft } = parseJson(StoredDraft, tabTexts.read(CONTACT_DRAFT)) ?? z.parse(StoredDraft, {})
  return { ...draft, id: id || null }
}
