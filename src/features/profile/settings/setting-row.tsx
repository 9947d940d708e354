import { type ReactNode, useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

const ROW =
  'flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 disabled:opacity-55 lg:px-6'

type Head = { icon: IconName; title: string; hint: string }

/** The content of a row. The title is its accessible name, the hint its description. */
function namedBy(id: string) {
  return { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-hint` }
}

function RowText({ id, icon, title, hint, tone = '' }: Head & { id: string; tone?: string | undefined }) {
  return (
    <>
      <Icon className={`size-6 ${tone || 'text-soft'}`} name={icon} />
      <span className="min-w-0 grow">
        <span className={`block font-semibold ${tone}`} id={`${id}-title`}>
          {title}
        </span>
        <span className="block text-13 text-soft" id={`${id}-hint`}>
          {hint}
        </span>
      </span>
    </>
  )
}

type FoldProps = Head & { id: string; open: boolean; onToggle: () => void; children: ReactNode }

/** A setting whose form opens below it. */
export function FoldRow({ id, open, onToggle, children, ...head }: FoldProps) {
  return (
    <li>
      <button
        aria-controls={open ? `${id}-form` : undefined}
        aria-expanded={open}
        className={ROW}
        id={id}
        onClick={onToggle}
        type="button"
        {...namedBy(id)}
      >
        <RowText id={id} {...head} />
        <Icon className="text-soft" name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      {open && (
        <div className="animate-rise px-4 pt-2 pb-6 lg:px-6" id={`${id}-form`}>
          {children}
        </div>
      )}
    </li>
  )
}

type ActionProps = Head & { busy: boolean; tone?: string | undefined; onPress: () => void; onCancel?: () => void }

/** A setting that acts when pressed, or opens a dialog. One that can take minutes can be cancelled. */
export function ActionRow({ busy, tone, onPress, onCancel, ...head }: ActionProps) {
  const id = useId()
  return (
    <li>
      <button aria-busy={busy} className={ROW} disabled={busy} onClick={onPress} type="button" {...namedBy(id)}>
        <RowText id={id} tone={tone} {...head} />
        {busy && <Spinner />}
      </button>
      {busy && onCancel && (
        <div className="px-4 pb-3 lg:px-6">
          <Button aria-describedby={`${id}-title`} kind="quiet" onClick={onCancel} size="small">
            Cancel
          </Button>
        </div>
      )}
    </li>
  )
}
