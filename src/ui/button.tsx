import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'regular' | 'small'

const LOOKS: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-raised text-ink border border-line hover:border-strong',
  quiet: 'text-soft hover:bg-raised hover:text-ink',
  danger: 'bg-raised text-red border border-line hover:border-red',
}
const SIZES: Record<Size, string> = {
  regular: 'min-h-11 px-4 text-15',
  small: 'min-h-11 px-3 text-13 sm:min-h-9',
}

function look(kind: Look, size: Size, className: string): string {
  return `inline-flex items-center justify-center gap-2 rounded-sm font-semibold transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55 ${SIZES[size]} ${LOOKS[kind]} ${className}`
}

type Common = { kind?: Look | undefined; size?: Size | undefined; icon?: IconName | undefined }

/**
 * While `busy` it is disabled and shows a spinner, and keeps its text. The text has its own element: a browser that
 * translates the page replaces text, and React could not insert the spinner before it.
 */
export function Button({
  kind = 'primary',
  size = 'regular',
  icon,
  busy = false,
  disabled,
  className = '',
  children,
  type = 'button',
  ...rest
}: Common & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button aria-busy={busy} className={look(kind, size, className)} disabled={disabled || busy} type={type} {...rest}>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span className="contents">{children}</span>
    </button>
  )
}

function Anchor({
  kind = 'primary',
  size = 'regular',
  icon,
  className = '',
  children,
  // It leads away, also to the page above this one, which the router would mark as the current one.
  'aria-current': _current,
  ...rest
}: Common & ComponentProps<'a'>) {
  return (
    <a className={look(kind, size, className)} {...rest}>
      {icon && <Icon name={icon} />}
      <span className="contents">{children}</span>
    </a>
  )
}

/** A link to a route that looks like a button. */
export const LinkButton: LinkComponent<typeof Anchor> = createLink(Anchor)
/** A link to a file or another site that looks like a button. */
export const AnchorButton = Anchor

/** A button that shows only an icon; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: { icon: IconName; label: string } & ComponentProps<'button'>) {
  return (
    <button
      aria-label={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-soft transition-colors duration-150 hover:bg-raised hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 ${className}`}
      title={label}
      type={type}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
