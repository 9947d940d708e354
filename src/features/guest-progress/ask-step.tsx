import { useRef } from 'react'
import { countOfKind, GUEST_KINDS, type GuestItem, type GuestKind } from '#domain/account/guest-offer-rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { useStepFocus } from './use-focus.ts'

const ICONS: Record<GuestKind, IconName> = {
  results: 'trophy',
  unfinished: 'quiz',
  bookmarks: 'bookmark',
  notes: 'book',
  marks: 'check',
}
const NAMED = 3

type Props = {
  isFirstStep: boolean
  items: readonly GuestItem[]
  summary: string
  onAdd: () => void
  onPostpone: () => void
  onDelete: () => void
}

export function AskStep({ isFirstStep, items, summary, onAdd, onPostpone, onDelete }: Props) {
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
