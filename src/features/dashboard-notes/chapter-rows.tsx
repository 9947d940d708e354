import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { slugify } from '#domain/catalogue/slug.ts'
import { favoriteOfChapter, favoriteOfNote } from '#domain/study/favorite-target.ts'
import { findSubject } from '#src/content/catalogue-data.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'

/** The chapters of a subject with their notes. Scrolls to the one in the address. */
export function ChapterRows({ subjectKey }: { subjectKey: string }) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useLocation({ select: ({ hash }) => hash })
  // The file is fetched again as long as the connection fails.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['subject', subjectKey],
    queryFn: () => findSubject(subjectKey),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
  useEffect(() => {
    if (data && wanted) list.current?.querySelector(`#${CSS.escape(wanted)}`)?.scrollIntoView({ block: 'center' })
  }, [data, wanted])

  if (error) {
    return (
      <div className="flex flex-wrap items-center gap-3 pb-4" role="alert">
        <p className="grow text-soft">
          The chapters did not load. Please check your internet connection and try again.
        </p>
        <Button busy={isFetching} icon="refresh" kind="secondary" onClick={() => void refetch()} size="small">
          Try Again
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <Skeleton className="flex flex-col gap-2 pb-4" text="Loading chapters...">
        <Bone className="h-12" />
        <Bone className="h-12" />
      </Skeleton>
    )
  }
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line" ref={list}>
      {data.chapters.map((chapter, index) => (
        <li className="flex flex-col gap-2 py-3" id={chapter.id} key={chapter.id}>
          <div className="flex items-center gap-1">
            <p className={`flex min-w-0 grow gap-2 ${chapter.id === wanted ? 'text-accent' : ''}`}>
              <span className="tabular w-6 text-right text-faint">{index + 1}</span>
              <span className="font-semibold">{chapter.title}</span>
            </p>
            <FavoriteToggle className="-my-2 -mr-3" target={favoriteOfChapter(data, chapter)} />
          </div>
          {chapter.notes.length === 0 ? (
            <p className="pl-8 text-13 text-faint">Notes coming soon</p>
          ) : (
            <ul className="flex flex-col gap-2 pl-8">
              {chapter.notes.map((note) => (
                <li className="flex items-center gap-1" key={note.id}>
                  <Link
                    className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-sm bg-raised px-3 py-2 hover:text-accent"
                    params={{ noteSlug: slugify(note.title) }}
                    to="/dashboard/notes/$noteSlug"
                  >
                    <Icon className="text-accent" name="file" />
                    <span className="min-w-0 grow">{note.title}</span>
                    <span className="shrink-0 text-13 text-soft">{note.size}</span>
                  </Link>
                  <FavoriteToggle className="-mr-3" target={favoriteOfNote(note)} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
