import type { Dispatch } from 'react'
import { fileNameOf } from '#domain/file-name.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { type PdfAction, type PdfReading, type PdfVariant, type ViewMode, ZOOM } from '../pdf-reading.ts'
import type { Tool } from './tool.tsx'
import type { Fullscreen } from './use-fullscreen.ts'

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
      { icon: 'download', label: 'Download', download: url, fileName: fileNameOf(title) },
      {
        ...toggle('fullscreen', 'Fullscreen', fullscreen),
        isDisabled: false,
        className: variant === 'dashboard' ? 'max-lg:hidden' : '',
      },
    ] satisfies Tool[],
  }
}
