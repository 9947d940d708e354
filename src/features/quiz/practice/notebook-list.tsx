import { useInfiniteQuery } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { nepalDay } from '#domain/calendar/nepal-day.ts'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import { describeError, type Outputs, trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { MathText, OptionText } from '../maths/math-text.tsx'

type Entry = Outputs['learning']['notebook']['entries'][number]
type Cursor = NonNullable<Outputs['learning']['notebook']['nextCursor']>

/** Everything in the notebook, by chapter. */
export function NotebookList({ subjects }: { subjects: readonly PractiseSubject[] }) {
  const { client } = trpc.useUtils()
  // Written with TanStack Query, because tRPC's own hook also sends `direction`, which the strict input refuses.
  const pages = useInfiniteQuery({
    queryKey: getQueryKey(trpc.learning.notebook, undefined, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      client.learning.notebook.query(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.nextCursor,
  })
  const entries = pages.data?.pages.flatMap((page) => page.entries)
  const chapters = [...new Set(entries?.map(({ chapter }) => chapter))]
  const nameOf = (chapter: string) => {
    const [key = '', id = ''] = chapter.split('/')
    const subject = subjects.find((one) => one.key === key)
    const title = subject?.chapters.find((one) => one.id === id)?.title ?? id
    return subject ? `${title} · ${subject.name}` : title
  }

  return (
    <section aria-labelledby="in-notebook" className="flex flex-col gap-4">
      <h2 className="text-20" id="in-notebook">
        In your notebook
      </h2>
      {pages.isError && !entries && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <p className="grow text-soft">{describeError(pages.error)}</p>
          <Button busy={pages.isFetching} icon="refresh" kind="secondary" onClick={() => void pages.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {entries?.length === 0 && (
        <p className="text-soft">No mistakes yet. A question that you miss in a quiz or in practice comes here.</p>
      )}
      {chapters.map((chapter) => (
        <div className="flex flex-col gap-2" key={chapter}>
          <h3 className="text-17">{nameOf(chapter)}</h3>
          <ul className="flex flex-col gap-2">
            {entries
              ?.filter((entry) => entry.chapter === chapter)
              .map((entry) => (
                <li key={entry.id}>
                  <NotebookEntry entry={entry} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {pages.hasNextPage && (
        <Button
          busy={pages.isFetchingNextPage}
          className="self-center"
          kind="secondary"
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

function NotebookEntry({ entry }: { entry: Entry }) {
  const right = entry.options.find(({ id }) => id === entry.correctAnswer)
  return (
    <details className="card">
      <summary className="flex flex-col gap-1 p-4">
        <span className="block overflow-x-auto overflow-y-hidden">
          <MathText text={entry.question} />
        </span>
        <span className="text-13 text-faint">
          {`${entry.topic} · ${comesBack(entry.dueDay)}${entry.knownDays > 0 ? ' · known on 1 of 2 days' : ''}`}
        </span>
      </summary>
      <div className="flex flex-col gap-2 border-t border-line p-4">
        {right && (
          <div>
            <h4 className="text-13 text-faint">Right answer</h4>
            <OptionText option={right} />
          </div>
        )}
        <div>
          <h4 className="text-13 text-faint">Explanation</h4>
          <div className="overflow-x-auto overflow-y-hidden text-pretty">
            <MathText text={entry.explanation} />
          </div>
        </div>
      </div>
    </details>
  )
}

function comesBack(dueDay: number): string {
  const days = dueDay - nepalDay(Date.now())
  if (days <= 0) return 'for today'
  return days === 1 ? 'comes back tomorrow' : `comes back in ${days} days`
}
