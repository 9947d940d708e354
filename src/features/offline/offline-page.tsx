import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { describeBytes, nameOfTarget, type OfflineKind } from '#domain/catalogue/offline.ts'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { type Saved, useSaved } from '#src/platform/offline/saved/saved-list.ts'
import { showNotice } from '#src/platform/page/notice.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const KINDS: Record<OfflineKind, string> = { note: 'Note', quiz: 'Quiz', chapter: 'Chapter', subject: 'Subject' }

/** What this device has saved, how much room it takes, and how it is removed. */
export function OfflinePage() {
  const saved = useSaved()
  const dropped = useDropped(saved)
  const room = useRoom(saved)
  return (
    <div className="flex flex-col gap-6">
      <PageHead
        description="Notes and quizzes that are saved on this device, to read and to sit without internet."
        path="/offline"
        title="Saved for offline"
      />
      <header className="flex flex-col gap-2">
        <h1 className="text-24 sm:text-32">Saved for offline</h1>
        <p className="max-w-2xl text-soft">
          What you save here opens without internet. Pages that you have opened before mostly do as well. Press “Save
          for offline” on a subject, a chapter, a note or a quiz.
        </p>
        {room && <p className="tabular text-13 text-faint">{room}</p>}
      </header>
      {saved.length === 0 ? (
        <div className="card">
          <EmptyState
            hint="Choose a subject while you have internet, and take it with you."
            icon="download"
            title="Nothing is saved on this device"
          >
            <LinkButton icon="book" to="/notes">
              Choose a subject
            </LinkButton>
          </EmptyState>
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {saved.map((item) => (
            <SavedItem isDropped={dropped.has(nameOfTarget(item))} item={item} key={nameOfTarget(item)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SavedItem({ item, isDropped }: { item: Saved; isDropped: boolean }) {
  const { kind, title, bytes, isWhole } = item
  const facts = `${KINDS[kind]}, ${describeBytes(bytes)}`
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 grow basis-52">
        <ItemLink item={item} />
        <p className="text-13 text-soft">{facts}</p>
        {isDropped && isWhole && (
          <p className="text-13 text-orange" role="status">
            The browser has removed some of it to make room. Save it again while you have internet.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {(isDropped || !isWhole) && <SaveButton isDropped={isDropped} target={item} what={title} />}
        <Button
          aria-label={`Remove ${title}`}
          icon="trash"
          kind="secondary"
          onClick={() => void remove(item)}
          size="small"
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

async function remove(item: Saved): Promise<void> {
  try {
    const { removeSaved } = await loadSaving()
    await removeSaved(item)
  } catch (error) {
    console.error('Removing what is saved failed', error)
    showNotice('That could not be removed. Please reload the page and do it again.')
  }
}

/** It brings what asks the worker, which the first paint does not need. */
function loadSaving() {
  return import('#src/platform/offline/saved/save.ts')
}

const LINK = 'font-semibold underline-offset-4 hover:underline'

function ItemLink({ item: { kind, subjectKey, id, title, chapterId } }: { item: Saved }) {
  if (kind === 'chapter')
    return (
      <Link className={LINK} params={{ subject: subjectKey, chapter: id }} to="/notes/$subject/$chapter">
        {title}
      </Link>
    )
  if (kind === 'quiz')
    return (
      <Link className={LINK} search={{ q: title }} to="/quiz">
        {title}
      </Link>
    )
  if (kind === 'note' && chapterId !== null)
    return (
      <Link
        className={LINK}
        params={{ subject: subjectKey, chapter: chapterId, noteId: id }}
        to="/notes/$subject/$chapter/$noteId/read"
      >
        {title}
      </Link>
    )
  return (
    <Link className={LINK} params={{ subject: subjectKey }} to="/notes/$subject">
      {title}
    </Link>
  )
}

/** The names of what the browser has dropped. */
function useDropped(saved: readonly Saved[]): ReadonlySet<string> {
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const names = saved.map((item) => `${nameOfTarget(item)} ${item.isWhole}`).join()
  useEffect(() => {
    if (names === '') return
    let isOver = false
    const look = async () => {
      const { findIncomplete } = await loadSaving()
      const found = await findIncomplete()
      if (!isOver) setDropped(new Set(found))
    }
    look().catch((error) => console.error('What is saved could not be checked', error))
    return () => {
      isOver = true
    }
  }, [names])
  return dropped
}

/** How much room the browser gives, as far as it tells. */
function useRoom(saved: readonly Saved[]): string | null {
  const [room, setRoom] = useState<string | null>(null)
  const count = saved.length
  useEffect(() => {
    void navigator.storage?.estimate?.().then(({ usage, quota }) => {
      if (usage === undefined || quota === undefined || count < 0) return
      setRoom(`${describeBytes(usage)} used on this device, ${describeBytes(quota - usage)} left for Adhyayan.`)
    })
  }, [count])
  return room
}
