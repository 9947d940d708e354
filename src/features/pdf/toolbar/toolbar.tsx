import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import type { Tools } from './list-tools.ts'
import { MoreMenu } from './more-menu.tsx'
import { ToolButtons, ToolItems } from './tool.tsx'

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
