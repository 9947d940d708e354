import { Autocomplete } from '@base-ui/react/autocomplete'
import type { MouseEvent } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { useResultPath } from './follow-result.ts'
import { type Choice, type ChoiceGroup, isPassage, KINDS } from './result-kinds.ts'
import { ResultText } from './result-text.tsx'

type Props = {
  label: string
  /** A search was chosen. */
  onSearch: (term: string) => void
  /** A result was chosen: a link, which the browser may open elsewhere. */
  onFollow: (event: MouseEvent<HTMLElement>) => void
}

/** The list that the search box controls. The focus stays in the box, so no option is focusable. */
export function ChoiceList({ label, onSearch, onFollow }: Props) {
  return (
    <Autocomplete.List aria-label={label} className="flex flex-col gap-2">
      {(group: ChoiceGroup) => (
        <Autocomplete.Group items={group.items} key={group.label}>
          <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-13 font-semibold text-faint">
            {group.label}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(choice: Choice) => <Option choice={choice} key={choice.id} onFollow={onFollow} onSearch={onSearch} />}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  )
}

function Option({ choice, onSearch, onFollow }: Omit<Props, 'label'> & { choice: Choice }) {
  const pathOf = useResultPath()
  return (
    <Autocomplete.Item
      className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none data-highlighted:bg-raised"
      onClick={choice.kind === 'search' ? () => onSearch(choice.term) : onFollow}
      render={(props, { highlighted }) => {
        const option = { ...props, 'aria-selected': highlighted }
        return choice.kind === 'search' ? (
          <div {...option} />
        ) : (
          <a {...option} href={pathOf(choice.result)} tabIndex={-1}>
            {props.children}
          </a>
        )
      }}
      value={choice}
    >
      <Icon className="size-5 text-soft group-data-highlighted:text-accent" name={choice.icon} />
      {choice.kind === 'result' ? <ResultText result={choice.result} /> : <span className="grow">{choice.term}</span>}
      {choice.kind === 'result' && isPassage(choice.result) && (
        <span className="text-13 text-faint">{KINDS[choice.result.type].one}</span>
      )}
    </Autocomplete.Item>
  )
}
