import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { ViewMode } from '../pdf-reading.ts'
import type { Tools } from './list-tools.ts'
import { MoreMenu } from './more-menu.tsx'
import { type Tool, ToolButtons, ToolItems } from './tool.tsx'

type Props = {
  tools: Tools
  mode: ViewMode
  zoom: number
  isHidden: boolean
  bar: RefObject<HTMLDivElement | null>
  /** Leads to the text about the document below the reader. */
  onAbout: (() => void) | undefined
  onClose: (() => void) | undefined
  /** The current page, with the field for another one. */
  children: ReactNode
}

/**
 * The smallest width of a reader at which the row has room for a tool; below it the tool is in the menu. Turning pages
 * takes two buttons more.
 */
const ROOM = {
  continuous: {
    zoom: ['@max-[16rem]:hidden', '@[16rem]:hidden'],
    percent: '@max-[18.5rem]:hidden',
    outline: ['@max-[21rem]:hidden', '@[21rem]:hidden'],
    find: ['@max-[24rem]:hidden', '@[24rem]:hidden'],
  },
  single: {
    zoom: ['@max-[21.75rem]:hidden', '@[21.75rem]:hidden'],
    percent: '@max-[29.75rem]:hidden',
    outline: ['@max-[24.25rem]:hidden', '@[24.25rem]:hidden'],
    find: ['@max-[27.5rem]:hidden', '@[27.5rem]:hidden'],
  },
} as const satisfies Record<ViewMode, Record<string, string | readonly [inRow: string, inMenu: string]>>

/** On a phone: one row over the lower edge of the pages, close to the thumb. */
export function HandheldTools({ tools, mode, zoom, isHidden, bar, onAbout, onClose, children }: Props) {
  const { outline, find, zoomOut, zoomIn, view, rotate, rest } = tools
  const room = ROOM[mode]
  const about: Tool[] = onAbout ? [{ icon: 'info', label: 'About', onChoose: onAbout }] : []
  const only = (className: string, ...those: Tool[]) => those.map((tool) => ({ ...tool, className }))
  return (
    <div
      aria-label="PDF tools"
      className={`relative flex flex-wrap items-center justify-evenly border-t border-line bg-surface px-0.5 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] transition-[translate,visibility] duration-200 ${mode === 'continuous' ? '@max-[36rem]:pt-[1.5rem]' : ''} ${isHidden ? 'invisible translate-y-full' : ''}`}
      ref={bar}
      role="toolbar"
    >
      <ToolButtons tools={[...only(room.outline[0], outline), ...only(room.find[0], find)]} />
      {children}
      <div className={`flex items-center ${room.zoom[0]}`}>
        <ToolButtons tools={[zoomOut]} />
        <output aria-label="Zoom" className={`tabular w-9 text-center text-13 text-soft ${room.percent}`}>
          {`${zoom}%`}
        </output>
        <ToolButtons tools={[zoomIn]} />
      </div>
      <div className="flex items-center">
        <MoreMenu side="above">
          {(close) => (
            <ToolItems
              onChosen={close}
              tools={[
                ...view,
                rotate,
                ...only(room.outline[1], outline),
                ...only(room.find[1], find),
                ...only(room.zoom[1], zoomOut, zoomIn),
                ...about,
                ...rest,
              ]}
            />
          )}
        </MoreMenu>
        {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </div>
    </div>
  )
}
