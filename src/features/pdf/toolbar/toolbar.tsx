import { type ReactNode, type RefObject, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { ViewMode } from '../pdf-reading.ts'
import { MoreMenu } from './more-menu.tsx'
import { type Tool, ToolButtons, ToolItems, type Tools } from './tool.tsx'

type Props = {
  tools: Tools
  zoom: number
  onClose: (() => void) | undefined
  /** The tools in the middle. */
  children: ReactNode
}

const WIDE = '@max-4xl:hidden'
const NARROW = '@4xl:hidden'

/** One row above the pages. In a narrow reader it has the most used tools, and the menu has the others. */
export function Toolbar({ tools, zoom, onClose, children }: Props) {
  const { outline, find, zoomOut, zoomIn, view, rotate, rest } = tools
  return (
    <div
      aria-label="PDF tools"
      className="flex flex-wrap items-center justify-between gap-y-1 border-b border-line px-1 py-1"
      role="toolbar"
    >
      <div className="flex items-center">
        <ToolButtons tools={[outline, find]} />
      </div>
      <div className="flex items-center">
        <div className={`flex ${WIDE}`}>
          <ToolButtons tools={view} />
        </div>
        <ToolButtons tools={[zoomOut]} />
        <output aria-label="Zoom" className="tabular w-10 text-center text-13 text-soft">
          {`${zoom}%`}
        </output>
        <ToolButtons tools={[zoomIn]} />
        <div className={`flex ${WIDE}`}>
          <ToolButtons tools={[rotate]} />
        </div>
      </div>
      {children}
      <div className="flex items-center">
        <div className={`flex ${WIDE}`}>
          <ToolButtons tools={rest} />
        </div>
        <MoreMenu className={NARROW} side="below">
          {(close) => <ToolItems onChosen={close} tools={[...view, rotate, ...rest]} />}
        </MoreMenu>
        {onClose && <IconButton icon="close" label="Close" onClick={onClose} />}
      </div>
    </div>
  )
}

type HandheldToolsProps = {
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
export function HandheldTools({ tools, mode, zoom, isHidden, bar, onAbout, onClose, children }: HandheldToolsProps) {
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

/** A resting finger moves by a few pixels. */
const MOVED_PX = 8

type Options = {
  /** On a phone, while a document is open. Elsewhere the tools always show. */
  isOn: boolean
  bar: RefObject<HTMLElement | null>
  pane: RefObject<HTMLElement | null>
}

/** Hides the tools while the student reads on. A tap on the page, or the Tab key, brings them back. */
export function useHiddenTools({ isOn, bar, pane }: Options) {
  const [isHidden, setIsHidden] = useState(false)
  const finger = useRef<{ x: number; y: number } | null>(null)

  const hide = useCallback(() => {
    if (!isOn) return
    // A hidden element cannot keep the focus.
    if (bar.current?.contains(document.activeElement)) pane.current?.focus({ preventScroll: true })
    setIsHidden(true)
  }, [isOn, bar, pane])
  const toggle = useCallback(() => (isHidden ? setIsHidden(false) : hide()), [isHidden, hide])

  useEffect(() => {
    if (!isOn) setIsHidden(false)
  }, [isOn])
  useEffect(() => {
    if (!isHidden) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setIsHidden(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isHidden])

  const moves = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const one = touches[0]
      finger.current = one ? { x: one.clientX, y: one.clientY } : null
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const one = touches[0]
      const start = finger.current
      // Two fingers zoom.
      if (touches.length === 1 && one && start && Math.hypot(one.clientX - start.x, one.clientY - start.y) > MOVED_PX)
        hide()
    },
    onWheel: hide,
  }
  return { isHidden: isOn && isHidden, hide, toggle, moves }
}
