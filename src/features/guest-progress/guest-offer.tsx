import { useEffect, useRef, useState } from 'react'
import {
  countOfKind,
  describeGuestWork,
  GUEST_KINDS,
  type GuestItem,
  type GuestKind,
} from '#domain/account/guest-offer-rules.ts'
import { claimGuestWork, forgetGuestWork } from '#src/platform/device/claim-guest-work.ts'
import { listGuestWork } from '#src/platform/device/guest-work.ts'
import { postponeOffer } from '#src/platform/device/postponed-offer.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { AddingStep, AddingUnseen, useStepFocus } from './adding-step.tsx'

type Props = {
  userId: string
  /** True if the student has closed the dialog while the work is still being added. */
  isHidden: boolean
  onHide: () => void
  onOver: () => void
}

/** Asks whose work a visitor has left on this device, and adds or deletes it. */
export function GuestOffer({ userId, isHidden, onHide, onOver }: Props) {
  const [step, setStep] = useState<'ask' | 'delete' | 'add'>('ask')
  const [isFirstStep, setIsFirstStep] = useState(true)
  const [items] = useState(() => listGuestWork(deviceStore(), Date.now()))
  const summary = describeGuestWork(items.map(({ kind }) => kind))

  const goTo = (next: typeof step) => {
    setStep(next)
    setIsFirstStep(false)
  }
  const add = async () => {
    await claimGuestWork(deviceStore(), userId, Date.now())
    goTo('add')
  }
  const postpone = () => {
    postponeOffer(userId, Date.now())
    onOver()
  }
  const forget = async () => {
    await forgetGuestWork(deviceStore())
    showNotice('Deleted from this device successfully.')
    onOver()
  }

  const isEmpty = items.length === 0
  useEffect(() => {
    // Another tab has added or deleted the work already.
    if (isEmpty) onOver()
  }, [isEmpty, onOver])

  if (isEmpty) return null
  if (isHidden) return <AddingUnseen items={items} onOver={onOver} userId={userId} />
  return (
    <Dialog
      onClose={step === 'add' ? onHide : postpone}
      title={step === 'delete' ? 'Delete from this device?' : 'Work on this device'}
    >
      {step === 'ask' && (
        <AskStep
          isFirstStep={isFirstStep}
          items={items}
          onAdd={add}
          onDelete={() => goTo('delete')}
          onPostpone={postpone}
          summary={summary}
        />
      )}
      {step === 'delete' && <DeleteStep onDelete={forget} onKeep={() => goTo('ask')} summary={summary} />}
      {step === 'add' && <AddingStep items={items} onHide={onHide} onOver={onOver} userId={userId} />}
    </Dialog>
  )
}

const ICONS: Record<GuestKind, IconName> = {
  results: 'trophy',
  unfinished: 'quiz',
  bookmarks: 'bookmark',
  notes: 'book',
  marks: 'check',
}
const NAMED = 3

type AskStepProps = {
  isFirstStep: boolean
  items: readonly GuestItem[]
  summary: string
  onAdd: () => void
  onPostpone: () => void
  onDelete: () => void
}

function AskStep({ isFirstStep, items, summary, onAdd, onPostpone, onDelete }: AskStepProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useStepFocus(text, !isFirstStep)
  const kinds = GUEST_KINDS.map((kind) => ({ kind, own: items.filter((item) => item.kind === kind) }))
  return (
    <div className="flex flex-col gap-4">
      <p className="outline-none" ref={text} tabIndex={-1}>
        Somebody used this device without an account, and left here: <strong>{summary}</strong>. If that was you, your
        account can have it.
      </p>
      <ul className="flex flex-col divide-y divide-line rounded-sm border border-line bg-ground px-3">
        {kinds
          .filter(({ own }) => own.length > 0)
          .map(({ kind, own }) => (
            <li className="flex gap-3 py-2" key={kind}>
              <Icon className="mt-0.5 size-5 text-accent" name={ICONS[kind]} />
              <div className="min-w-0">
                <p className="font-semibold">{countOfKind(kind, own.length)}</p>
                <p className="text-13 text-soft">{nameSome(own)}</p>
              </div>
            </li>
          ))}
      </ul>
      <div className="flex flex-col gap-2">
        <Button onClick={onAdd}>Add to my account</Button>
        <div className="grid grid-cols-2 gap-2">
          <Button kind="secondary" onClick={onPostpone}>
            Not now
          </Button>
          <Button kind="danger" onClick={onDelete}>
            Delete it
          </Button>
        </div>
      </div>
      <p className="text-13 text-soft">Not now leaves it on this device. You are asked again when you next sign in.</p>
    </div>
  )
}

/** Without duplicates. */
function nameSome(items: readonly GuestItem[]): string {
  const titles = [...new Set(items.map(({ title }) => title).filter((title) => title !== ''))]
  const more = titles.length - NAMED
  return [...titles.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(' · ')
}

type DeleteStepProps = { summary: string; onDelete: () => void; onKeep: () => void }

function DeleteStep({ summary, onDelete, onKeep }: DeleteStepProps) {
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
