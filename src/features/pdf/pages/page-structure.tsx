import type { PDFPageProxy } from 'pdfjs-dist'
import { createElement, type ReactNode, useEffect, useState } from 'react'

/** The engine's types lack a part's alternative text and language. */
type Node = { role: string; children: readonly Part[]; alt?: string; lang?: string; scope?: string | undefined }
type Part = Node | { type: string; id: string }

type Props = { page: PDFPageProxy; onStructure: () => void }

/** The ARIA roles for the roles of a tagged PDF. Other roles have no meaning for screen readers. */
const ROLES: Record<string, string> = {
  Part: 'group',
  Sect: 'group',
  Div: 'group',
  Aside: 'note',
  FENote: 'note',
  H: 'heading',
  L: 'list',
  LI: 'listitem',
  Table: 'table',
  THead: 'rowgroup',
  TBody: 'rowgroup',
  TFoot: 'rowgroup',
  TR: 'row',
  TH: 'columnheader',
  TD: 'cell',
  Figure: 'figure',
}

/** Headings, lists, tables and figures of a tagged page, each owning its words in the text layer. Invisible. */
export function PageStructure({ page, onStructure }: Props) {
  const [tree, setTree] = useState<Node | null>(null)

  useEffect(() => {
    let stopped = false
    page.getStructTree().then(
      (found) => {
        if (!stopped) setTree(found)
      },
      (error: unknown) => console.error('The structure of a page could not be read', error),
    )
    return () => {
      stopped = true
    }
  }, [page])
  useEffect(() => {
    if (tree) onStructure()
  }, [tree, onStructure])

  return tree && <div className="sr-only">{draw(tree, null)}</div>
}

/** The tree of a page never changes, so its parts need no keys. */
function draw(part: Part, parent: Node | null): ReactNode {
  if ('children' in part) {
    return createElement('span', semanticsOf(part, parent), ...part.children.map((child) => draw(child, part)))
  }
  return part.type === 'content' ? createElement('span', { 'aria-owns': part.id }) : null
}

function semanticsOf({ role, children, alt, lang, scope }: Node, parent: Node | null) {
  const level = /^H(\d+)$/.exec(role)?.[1]
  const named = { ...(alt === undefined ? {} : { 'aria-label': alt }), ...(lang === undefined ? {} : { lang }) }
  // The title of the note is the heading of level 1.
  if (level) return { ...named, role: 'heading', 'aria-level': Number(level) + 1 }
  if (role === 'Formula' && alt) return { ...named, role: 'math' }
  if (role === 'TH' && scope === 'Row') return { ...named, role: 'rowheader' }
  if (role === 'Caption' && parent?.role === 'Table') return { ...named, role: 'caption' }
  // A list that ended on the previous page leaves an empty one.
  if (role === 'L' && !children.some((child) => 'role' in child && child.role === 'LI')) return named
  const known = ROLES[role]
  return known ? { ...named, role: known } : named
}
