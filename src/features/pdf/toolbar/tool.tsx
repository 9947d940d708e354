import type { Dispatch } from 'react'
import { pdfNameOf } from '#domain/pdf-name.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { type PdfAction, type PdfReading, type PdfVariant, type ViewMode, ZOOM } from '../pdf-reading.ts'
import type { Fullscreen } from './use-fullscreen.ts'

/** An action of the reader: a button in the toolbar if there is room, otherwise an item of the menu. */
export type Tool = {
  icon: IconName
  label: string
  /** `one-of` is a choice among several, `switch` is on or off. */
  kind?: 'one-of' | 'switch'
  isOn?: boolean
  isDisabled?: boolean
  /** It can do nothing now, but keeps the focus. */
  isAtLimit?: boolean
  className?: string
} & ({ onChoose: () => void } | { download: string; fileName: string })

export function ToolButtons({ tools }: { tools: readonly Tool[] }) {
  return tools.map((tool) => <ToolButton key={tool.label} tool={tool} />)
}

function ToolButton({ tool }: { tool: Tool }) {
  const { icon, label, kind, isOn, isDisabled = false, isAtLimit = false, className = '' } = tool
  if ('download' in tool) {
    return (
      <a
        aria-label={label}
        className={`inline-flex size-11 items-center justify-center rounded-sm text-soft transition-colors duration-150 hover:bg-raised hover:text-ink ${className}`}
        download={tool.fileName}
        href={tool.download}
        rel="noopener"
        target="_blank"
        title={label}
      >
        <Icon name={icon} />
      </a>
    )
  }
  return (
    <IconButton
      {...(kind ? { 'aria-pressed': isOn === true } : {})}
      aria-disabled={isAtLimit}
      className={`aria-pressed:bg-raised aria-pressed:text-accent ${className}`}
      disabled={isDisabled}
      icon={icon}
      label={label}
      onClick={tool.onChoose}
    />
  )
}

const ROLES = { 'one-of': 'menuitemradio', switch: 'menuitemcheckbox' } as const

type ItemsProps = { tools: readonly Tool[]; onChosen: () => void }

export function ToolItems({ tools, onChosen }: ItemsProps) {
  return tools.map((tool) => <ToolItem key={tool.label} onChosen={onChosen} tool={tool} />)
}

function ToolItem({ tool, onChosen }: { tool: Tool; onChosen: () => void }) {
  const { icon, label, kind, isOn, isDisabled = false, isAtLimit = false, className = '' } = tool
  const look = `flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-15 text-soft hover:bg-raised hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 aria-checked:text-accent ${className}`
  const content = (
    <>
      <Icon name={icon} />
      <span className="grow">{label}</span>
      {isOn && <Icon className="size-4" name="check" />}
    </>
  )
  if ('download' in tool) {
    return (
      <a
        className={look}
        download={tool.fileName}
        href={tool.download}
        onClick={onChosen}
        rel="noopener"
        role="menuitem"
        tabIndex={-1}
        target="_blank"
      >
        {content}
      </a>
    )
  }
  return (
    <button
      {...(kind ? { 'aria-checked': isOn === true } : {})}
      aria-disabled={isAtLimit}
      className={look}
      disabled={isDisabled}
      onClick={() => {
        onChosen()
        tool.onChoose()
      }}
      role={kind ? ROLES[kind] : 'menuitem'}
      tabIndex={-1}
      type="button"
    >
      {content}
    </button>
  )
}

type Toggle = { isOn: boolean; toggle: () => void }

type Options = {
  reading: PdfReading
  dispatch: Dispatch<PdfAction>
  url: string
  title: string
  variant: PdfVariant
  fullscreen: Fullscreen
  outline: Toggle
  find: Toggle
  darkPages: Toggle
  onPrint: () => void
}

export type Tools = ReturnType<typeof listTools>

const MODES: readonly { mode: ViewMode; icon: IconName; label: string }[] = [
  { mode: 'continuous', icon: 'layers', label: 'Continuous mode' },
  { mode: 'single', icon: 'paper', label: 'Single-page mode' },
]

/** The student's actions on the document, for the toolbar and its menu. */
export function listTools(options: Options) {
  const { reading, dispatch, url, title, variant, fullscreen, outline, find, darkPages, onPrint } = options
  const { mode, zoom, pageCount } = reading
  const isDisabled = pageCount === 0
  const toggle = (icon: IconName, label: string, { isOn, toggle }: Toggle): Tool => ({
    icon,
    label,
    kind: 'switch',
    isOn,
    isDisabled,
    onChoose: toggle,
  })
  const zoomBy = (icon: IconName, label: string, direction: 1 | -1, isAtLimit: boolean): Tool => ({
    icon,
    label,
    isDisabled,
    isAtLimit,
    onChoose: () => dispatch({ type: 'zoom', direction }),
  })

  return {
    outline: toggle('list', 'Outline', outline),
    find: toggle('search', 'Find in document', find),
    zoomOut: zoomBy('minus', 'Zoom out', -1, zoom <= ZOOM.min),
    zoomIn: zoomBy('plus', 'Zoom in', 1, zoom >= ZOOM.max),
    view: MODES.map(
      ({ mode: other, icon, label }): Tool => ({
        icon,
        label,
        kind: 'one-of',
        isOn: mode === other,
        isDisabled,
        onChoose: () => dispatch({ type: 'show', mode: other }),
      }),
    ),
    rotate: { icon: 'rotate', label: 'Rotate', isDisabled, onChoose: () => dispatch({ type: 'rotate' }) } as Tool,
    rest: [
      { ...toggle('moon', 'Dark pages', darkPages), isDisabled: false },
      { icon: 'printer', label: 'Print', isDisabled, onChoose: onPrint },
      { icon: 'download', label: 'Download', download: url, fileName: pdfNameOf(title) },
      {
        ...toggle('fullscreen', 'Fullscreen', fullscreen),
        isDisabled: false,
        className: variant === 'dashboard' ? 'max-lg:hidden' : '',
      },
    ] satisfies Tool[],
  }
}
