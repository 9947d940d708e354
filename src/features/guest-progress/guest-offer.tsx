import { useEffect, useState } from 'react'
import { describeGuestWork } from '#domain/account/guest-offer-rules.ts'
import { claimGuestWork, forgetGuestWork } from '#src/platform/device/claim-guest-work.ts'
import { listGuestWork } from '#src/platform/device/guest-work.ts'
import { postponeOffer } from '#src/platform/device/postponed-offer.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { say } from '#src/platform/page/notice.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { AddingStep, AddingUnseen } from './adding-step.tsx'
import { AskStep } from './ask-step.tsx'
import { DeleteStep } from './delete-step.tsx'

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
    say('Deleted from this device successfully.')
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
