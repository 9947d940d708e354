import { useEffect, useState } from 'react'
import { describeGuestWork } from '../../../domain/account/guest-work.ts'
import { say } from '../../app/notice.ts'
import { putOffOffer } from '../../device/guest-put-off.ts'
import type { GuestSource } from '../../device/guest-source.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AddingStep, AddingUnseen } from './adding-step.tsx'
import { AskStep } from './ask-step.tsx'
import { DeleteStep } from './delete-step.tsx'
import { listOffered } from './guest-items.ts'

type Props = {
  owner: string
  sources: readonly GuestSource[]
  /** The student has closed it while the adding goes on. */
  isHidden: boolean
  onHide: () => void
  onOver: () => void
}

/** Asks whose work it is that a visitor has left on this device, and does what the student says. */
export function GuestOffer({ owner, sources, isHidden, onHide, onOver }: Props) {
  const [step, setStep] = useState<'ask' | 'delete' | 'add'>('ask')
  const [isFirstStep, setIsFirstStep] = useState(true)
  const [items] = useState(() => listOffered(sources, Date.now()))
  const summary = describeGuestWork(items.map(({ kind }) => kind))

  const goTo = (next: typeof step) => {
    setStep(next)
    setIsFirstStep(false)
  }
  const add = () => {
    for (const source of sources) source.claim(owner, Date.now())
    goTo('add')
  }
  const putOff = () => {
    putOffOffer(owner, Date.now())
    for (const source of sources) source.leave?.(Date.now())
    onOver()
  }
  const forget = () => {
    for (const source of sources) source.forget()
    say('Deleted from this device successfully.')
    onOver()
  }

  const isEmpty = items.length === 0
  useEffect(() => {
    // Another tab was faster.
    if (isEmpty) onOver()
  }, [isEmpty, onOver])

  if (isEmpty) return null
  if (isHidden) return <AddingUnseen items={items} onOver={onOver} owner={owner} />
  return (
    <Dialog
      onClose={step === 'add' ? onHide : putOff}
      title={step === 'delete' ? 'Delete from this device?' : 'Work on this device'}
    >
      {step === 'ask' && (
        <AskStep
          isFirstStep={isFirstStep}
          items={items}
          onAdd={add}
          onDelete={() => goTo('delete')}
          onPutOff={putOff}
          summary={summary}
        />
      )}
      {step === 'delete' && <DeleteStep onDelete={forget} onKeep={() => goTo('ask')} summary={summary} />}
      {step === 'add' && <AddingStep items={items} onHide={onHide} onOver={onOver} owner={owner} />}
    </Dialog>
  )
}
