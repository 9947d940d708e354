import { type MouseEvent, useEffect } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Choice, ChoiceGroup } from './palette-groups.ts'
import { ResultText } from './result-text.tsx'

type Props = {
  id: string
  label: string
  groups: readonly ChoiceGroup[]
  current: Choice | undefined
  onChoose: (choice: Choice) => void
  /** A result was clicked, which the browser may open elsewhere. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  onPoint: (choice: Choice) => void
}

/** What the box above commands: the focus stays there, so nothing here takes it. */
export function ChoiceList({ id, label, groups, current, onChoose, onFollow, onPoint }: Props) {
  const currentId = current && `${id}-${current.id}`
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  return (
    <div aria-label={label} className="flex flex-col gap-2" id={`${id}-list`} role="listbox">
      {groups.map((group) => (
        <fieldset aria-label={group.label} className="min-w-0" key={group.label}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-13 font-semibold text-faint">
            {group.label}
          </p>
          {group.choices.map((choice) => (
            <Option
              choice={choice}
              id={`${id}-${choice.id}`}
              isCurrent={choice === current}
              key={choice.id}
              onChoose={() => onChoose(choice)}
              onFollow={onFollow}
              onPoint={() => onPoint(choice)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  choice: Choice
  isCurrent: boolean
  onChoose: () => void
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  onPoint: () => void
}

function Option({ id, choice, isCurrent, onChoose, onFollow, onPoint }: OptionProps) {
  const shared = {
    'aria-selected': isCurrent,
    className: 'flex min-h-12 w-full text-left items-center gap-3 rounded-sm px-3 py-2 aria-selected:bg-raised',
    id,
    onMouseMove: isCurrent ? undefined : onPoint,
    role: 'option',
    tabIndex: -1,
  }
  const content = (
    <>
      <Icon className={`size-5 ${isCurrent ? 'text-accent' : 'text-soft'}`} name={choice.icon} />
      {choice.kind === 'result' ? <ResultText result={choice.result} /> : <span className="grow">{choice.term}</span>}
    </>
  )
  return choice.kind === 'search' ? (
    <button {...shared} onClick={onChoose} type="button">
      {content}
    </button>
  ) : (
    <a {...shared} href={choice.result.url} onClick={onFollow}>
      {content}
    </a>
  )
}
