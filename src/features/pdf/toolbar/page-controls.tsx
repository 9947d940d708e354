import { IconButton } from '#src/ui/button.tsx'
import { type PdfReading, readPageJump } from '../pdf-reading.ts'

type Props = { reading: PdfReading; goTo: (page: number) => void }

/** In a reader of a phone's width the line is above the row. */
const BESIDE =
  '@max-[36rem]:absolute @max-[36rem]:inset-x-0 @max-[36rem]:top-1 @max-[36rem]:text-center @[36rem]:ml-2 @[36rem]:border-l @[36rem]:border-line @[36rem]:pl-3'

/** The current page, the number of pages, and a field for another page. */
export function PageControls({ reading, goTo }: Props) {
  const { mode, page, pageCount } = reading
  const turns = mode === 'single' && pageCount > 1

  const jump = (input: HTMLInputElement) => {
    const asked = readPageJump(input.value, pageCount)
    if (asked === null) return
    goTo(asked)
    input.value = ''
  }

  return (
    <div className="flex min-h-11 items-center gap-1 text-13 text-soft handheld:gap-0">
      {turns && (
        <IconButton
          aria-disabled={page <= 1}
          icon="chevron-left"
          label="Previous page"
          onClick={() => page > 1 && goTo(page - 1)}
        />
      )}
      <form
        className="flex items-center gap-2 px-1 handheld:gap-1 handheld:px-0"
        onSubmit={(event) => {
          event.preventDefault()
          const input = event.currentTarget.elements.namedItem('page')
          if (input instanceof HTMLInputElement) jump(input)
        }}
      >
        <input
          aria-label="Page number"
          autoComplete="off"
          className="tabular min-h-11 w-[calc(3ch+1.25rem)] min-w-11 handheld:w-[calc(3ch+0.5rem)] rounded-sm border border-strong bg-ground text-center text-15 text-ink placeholder:text-soft focus:border-accent focus-visible:outline-offset-0 sm:min-h-9"
          disabled={pageCount === 0}
          enterKeyHint="go"
          inputMode="numeric"
          name="page"
          // A phone's number pad may have no Enter, so leaving the field also confirms it.
          onBlur={(event) => jump(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.value = ''
          }}
          placeholder={pageCount > 0 ? String(page) : ''}
        />
        <span className="tabular whitespace-nowrap">{`of ${pageCount > 0 ? pageCount : '...'}`}</span>
      </form>
      {turns && (
        <IconButton
          aria-disabled={page >= pageCount}
          icon="chevron-right"
          label="Next page"
          onClick={() => page < pageCount && goTo(page + 1)}
        />
      )}
      {mode === 'continuous' && pageCount > 0 && (
        <span className={`whitespace-nowrap ${BESIDE}`}>{`Showing all ${pageCount} pages`}</span>
      )}
    </div>
  )
}
