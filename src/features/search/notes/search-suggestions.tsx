import { forgetSearches, useRecentSearches } from '#src/platform/device/recent-searches.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { suggestSearches } from '../result-kinds.ts'

/** Recent and popular searches, over the page, below the empty box. */
export function SearchSuggestions({ onChoose }: { onChoose: (term: string) => void }) {
  const recent = useRecentSearches()
  return (
    <section
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-20 mt-2 flex animate-rise flex-col gap-2 rounded-lg border border-line bg-surface p-2 shadow-float"
      // The box must keep the focus, because the suggestions show only then. Safari would take it from the box.
      onPointerDown={(event) => event.preventDefault()}
    >
      {suggestSearches(recent).map(({ label, items }) => (
        <div key={label}>
          <div className="flex items-center justify-between">
            <h2 className="px-3 py-1 text-13 text-faint">{label}</h2>
            {label === 'Recent searches' && (
              <Button kind="quiet" onClick={forgetSearches} size="small">
                Clear recent searches
              </Button>
            )}
          </div>
          <ul className="grid sm:grid-cols-2">
            {items.map((choice) =>
              choice.kind === 'search' ? (
                <li key={choice.id}>
                  <button
                    className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-raised"
                    data-choice
                    onClick={() => onChoose(choice.term)}
                    type="button"
                  >
                    <Icon className="size-4 text-soft" name={choice.icon} />
                    <span>{choice.term}</span>
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </section>
  )
}
