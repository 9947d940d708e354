import type { Dispatch, ReactNode } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { fileNameOf } from '../file-name.ts'
import { type PdfAction, type PdfReading, type PdfVariant, type ViewMode, ZOOM } from '../pdf-reading.ts'
import { MoreMenu } from './more-menu.tsx'
import { type Tool, ToolButton, ToolItem } from './tool.tsx'
import type { Fullscreen } from './use-fullscreen.ts'

type Toggle = { isOn: boolean; toggle: () => void }

type Props = {
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
  onClose: (() => void) | undefined
  /** In the middle, or on a narrow screen in a row of its own. */
  children: ReactNode
}

const MODES: readonly { mode: ViewMode; icon: IconName; label: string }[] = [
  { mode: 'continuous', icon: 'layers', label: 'Continuous mode' },
  { mode: 'single', icon: 'paper', label: 'Single-page mode' },
]
const WIDE = '@max-4xl:hidden'
const NARROW = '@4xl:hidden'

/** On a narrow screen the toolbar has the most used tools, and the menu has the others. */
export function Toolbar(props: Props) {
  const { reading, dispatch, url, title, variant, fullscreen, outline, find, darkPages, onPrint, onClose, children } =
    props
  const { mode, zoom, pageCount } = reading
  const isShut = pageCount === 0

  const search: Tool[] = [
    {
      icon: 'list',
      label: 'Outline',
      kind: 'switch',
      isOn: outline.isOn,
      isDisabled: isShut,
      onChoose: outline.toggle,
    },
    {
      icon: 'search',
      label: 'Find in document',
      kind: 'switch',
      isOn: find.isOn,
      isDisabled: isShut,
      onChoose: find.toggle,
    },
  ]
  const view: Tool[] = MODES.map(({ mode: other, icon, label }) => ({
    icon,
    label,
    kind: 'one-of',
    isOn: mode === other,
    isDisabled: isShut,
    onChoose: () => dispatch({ type: 'show', mode: other }),
  }))
  const rotate: Tool = {
    icon: 'rotate',
    label: 'Rotate',
    isDisabled: isShut,
    onChoose: () => dispatch({ type: 'rotate' }),
  }
  const rest: Tool[] = [
    { icon: 'moon', label: 'Dark pages', kind: 'switch', isOn: darkPages.isOn, onChoose: darkPages.toggle },
    { icon: 'printer', label: 'Print', isDisabled: isShut, onChoose: onPrint },
    { icon: 'download', label: 'Download', download: url, fileName: fileNameOf(title) },
    {
      icon: 'fullscreen',
      label: 'Fullscreen',
      kind: 'switch',
      isOn: fullscreen.isOn,
      className: variant === 'dashboard' ? 'max-lg:hidden' : '',
      onChoose: fullscreen.toggle,
    },
  ]
  const buttons = (tools: readonly Tool[]) => tools.map((tool) => <ToolButton key={tool.label} tool={tool} />)

  return (
    <div
      aria-label="PDF tools"
      className="flex flex-wrap items-center justify-between gap-y-1 border-b border-line px-1 py-1"
      role="toolbar"
    >
      <div className="flex items-center">{buttons(search)}</div>
      <div className="flex items-center">
        <div className={`flex ${WIDE}`}>{buttons(view)}</div>
        <IconButton
          aria-disabled={zoom <= ZOOM.min}
          disabled={isShut}
          icon="minus"
          label="Zoom out"
          onClick={() => dispatch({ type: 'zoom', direction: -1 })}
        />
        <output aria-label="Zoom" className="tabular w-10 text-center text-13 text-soft">
          {zoom}%
        </output>
        <IconButton
          aria-disabled={zoom >= ZOOM.max}
          disabled={isShut}
          icon="plus"
          label="Zoom in"
          onClick={() => dispatch({ type: 'zoom', direction: 1 })}
        />
        <div className={`flex ${WIDE}`}>{buttons([rotate])}</div>
      </div>
      {children && (
        <div className="order-last flex basis-full justify-center @4xl:order-none @4xl:basis-auto">{children}</div>
      )}
      <div className="flex items-center">
        <div className={`flex ${WIDE}`}>{buttons(rest)}</div>
        <MoreMenu className={NARROW}>
          {(close) =>
            [...view, rotate, ...rest].map((tool) => <ToolItem key={tool.label} onChosen={close} tool={tool} />)
          }
        </MoreMenu>
        {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </div>
    </div>
  )
}
