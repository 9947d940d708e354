import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { NoteSection } from '#domain/catalogue/flowing-note.ts'
import { Icon } from '#src/ui/icon.tsx'
import { sectionInView } from './reading-progress.ts'

const TITLES = { en: 'Contents', ne: 'विषयसूची' }

type Props = { lang: 'en' | 'ne'; sections: NoteSection[]; of: RefObject<HTMLElement | null> }

/** The headings of the note: folded above the text on a small screen, beside it on a large one. */
export function NoteContents({ lang, sections, of }: Props) {
  const list = useRef<HTMLElement>(null)
  const folded = useRef<HTMLDetailsElement>(null)
  const current = useSectionInView(sections, of, list)
  useFoldAfterEarlyPress(folded)
  if (sections.length === 0) return null
  return (
    <div className="note-contents print:hidden" lang={lang}>
      <details className="group card lg:hidden" ref={folded}>
        <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
          <span>{TITLES[lang]}</span>
          <Icon className="size-5 text-faint group-open:rotate-180" name="chevron-down" />
        </summary>
        <nav aria-label={TITLES[lang]} className="px-4 pb-3">
          <Entries current={current} onFollow={fold} sections={sections} />
        </nav>
      </details>
      <nav aria-label={TITLES[lang]} className="sticky top-24 max-lg:hidden" ref={list}>
        <p className="mb-2 text-13 font-semibold text-faint">{TITLES[lang]}</p>
        <Entries current={current} sections={sections} />
      </nav>
    </div>
  )
}

/** The id of the current section. The list beside the text scrolls until its entry is visible. */
function useSectionInView(
  sections: NoteSection[],
  text: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCurrent(sectionInView(sections)?.id)
      })
    }
    look()
    addEventListener('scroll', look, { passive: true })
    // Headings also move without a scroll, as parts of the text get their real height or are unfolded.
    const observer = new ResizeObserver(look)
    if (text.current) observer.observe(text.current)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [sections, text])
  useEffect(() => {
    const entry = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry && list.current) list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 2
  }, [current, list])
  return current
}

/**
 * A section that was chosen before the script had loaded left the list open above the window. The list is folded now,
 * but only in browsers that keep the text in place.
 */
function useFoldAfterEarlyPress(list: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    if (location.hash === '' || !list.current || !CSS.supports('overflow-anchor: auto')) return
    if (list.current.getBoundingClientRect().bottom < 0) list.current.open = false
  }, [list])
}

/** After choosing a section, the student sees the section and not the list. */
function fold({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('details')?.removeAttribute('open')
}

type EntriesProps = {
  sections: NoteSection[]
  current: string | undefined
  onFollow?: (event: MouseEvent<HTMLElement>) => void
}

function Entries({ sections, current, onFollow }: EntriesProps) {
  return (
    <ol>
      {sections.map(({ id, number, title, level }) => (
        <li className={level === 2 ? 'pl-5' : ''} key={id}>
          <a
            aria-current={id === current ? 'location' : undefined}
            className="flex min-h-11 items-center gap-2 border-l-2 border-transparent pl-2 text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink lg:min-h-8 lg:py-1"
            href={`#${id}`}
            onClick={onFollow}
          >
            <span className="tabular text-faint">{number}</span>
            <span>{` ${title}`}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
