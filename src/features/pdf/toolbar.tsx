import type { Dispatch, ReactNode } from 'react'
import { type PdfAction, type PdfReading, type PdfVariant, type ViewMode, ZOOM } from '../../../domain/pdf-reading.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Fullscreen } from './use-fullscreen.ts'

type Props = {
  reading: PdfReading
  dispatch: Dispatch<PdfAction>
  url: string
  variant: PdfVariant
  fullscreen: Fullscreen
  onClose: (() => void) | undefined
  /** In the middle, or on a narrow screen in a row of its own. */
  children: ReactNode
}

const MODES: readonly { mode: ViewMode; icon: IconName; label: string }[] = [
  { mode: 'continuous', icon: 'layers', label: 'Continuous mode' },
  { mode: 'single', icon: 'paper', label: 'Single-page mode' },
]

export function Toolbar({ reading, dispatch, url, variant, fullscreen, onClose, children }: Props) {
  const { mode, zoom, pageCount } = reading
  const isShut = pageCount === 0
  return (
    <div
      aria-label="PDF tools"
      className="flex flex-wrap items-center justify-between gap-y-1 border-b border-line px-1 py-1"
      role="toolbar"
    >
      <div className="flex items-center">
        {MODES.map((choice) => (
          <IconButton
            aria-pressed={mode === choice.mode}
            className="aria-pressed:bg-raised aria-pressed:text-accent"
            disabled={isShut}
            icon={choice.icon}
            key={choice.mode}
            label={choice.label}
            onClick={() => dispatch({ type: 'show', mode: choice.mode })}
          />
        ))}
        <IconButton
          disabled={isShut || zoom <= ZOOM.min}
          icon="minus"
          label="Zoom out"
          onClick={() => dispatch({ type: 'zoom', direction: -1 })}
        />
        <output aria-label="Zoom" className="tabular w-10 text-center text-13 text-soft max-sm:sr-only">
          {zoom}%
        </output>
        <IconButton
          disabled={isShut || zoom >= ZOOM.max}
          icon="plus"
          label="Zoom in"
          onClick={() => dispatch({ type: 'zoom', direction: 1 })}
        />
        <IconButton disabled={isShut} icon="rotate" label="Rotate" onClick={() => dispatch({ type: 'rotate' })} />
      </div>
      {children && (
        <div className="order-last flex basis-full justify-center @3xl:order-none @3xl:basis-auto">{children}</div>
      )}
      <div className="flex items-center">
        <a
          aria-label="Download"
          className="inline-flex size-11 items-center justify-center rounded-sm text-soft transition-colors duration-150 hover:bg-raised hover:text-ink"
          download="document.pdf"
          href={url}
          rel="noopener"
          target="_blank"
          title="Download"
        >
          <Icon name="download" />
        </a>
        <IconButton
          aria-pressed={fullscreen.isOn}
          className={`aria-pressed:text-accent ${variant === 'dashboard' ? 'max-lg:hidden' : ''}`}
          icon="fullscreen"
          label="Fullscreen"
          onClick={fullscreen.toggle}
        />
        {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </div>
    </div>
  )
}
