import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { contentClass } from '#domain/account/grade-level.ts'
import type { SchoolClass } from '#domain/catalogue/school-class.ts'
import { parseNotesFilter } from '#domain/search/notes-filter.ts'
import { listSubjects } from '#src/content/catalogue-data.ts'
import { useBookmarkList } from '#src/features/catalogue/bookmarks/use-bookmark-list.ts'
import { useBookmarks } from '#src/features/catalogue/bookmarks/use-bookmarks.ts'
import { StudyNotes } from '#src/features/dashboard-notes/study-notes.tsx'
import { openSetupFor } from '#src/features/profile/setup/setup-opening.ts'
import { NotesSearch } from '#src/features/search/notes/notes-search.tsx'
import { useProfile } from '#src/platform/data/profile-query.ts'
import { describeError } from '#src/platform/data/trpc.ts'
import { readProfileCopy } from '#src/platform/device/copies/profile-copy.ts'
import { useUserId } from '#src/platform/session/auth.tsx'

export const Route = createFileRoute('/dashboard/notes/')({
  validateSearch: parseNotesFilter,
  // The subjects are fetched ahead with the page. A student who opens it does not wait for them: the page fetches them
  // itself.
  loader: async ({ context, preload }) => {
    const profile = readProfileCopy(context.auth.user?.uid ?? '')
    // The page reports missing data itself. An error thrown here would replace the page that is being opened.
    if (preload) await listSubjects(contentClass(profile?.grade_level ?? null)).catch(() => undefined)
  },
  component: NotesPage,
})

function NotesPage() {
  const userId = useUserId()
  const navigate = Route.useNavigate()
  const filter = Route.useSearch()
  const { profile, error, isPaused, isFetching, retry } = useProfile({ fresh: true })
  const { keys } = useBookmarks()
  const list = useBookmarkList(userId)
  // If the profile does not arrive, the student sees the class for students without a grade level.
  const isSettled = profile !== null || error !== null || isPaused
  const ownClass = isSettled ? contentClass(profile?.grade_level ?? null) : null
  const schoolClass = filter.grade ?? ownClass
  const subjects = useSubjects(schoolClass)

  const change = (changes: Partial<typeof filter>) =>
    void navigate({ search: { ...filter, ...changes }, replace: true, resetScroll: false })
  const failure = subjects.error ?? error ?? list.error
  return (
    <StudyNotes
      bookmarks={keys}
      haveSubjectsFailed={subjects.isError}
      isSearching={Boolean(filter.q?.trim())}
      onClass={(grade) => change({ grade: grade === ownClass ? undefined : grade, open: undefined })}
      onCompleteProfile={() => openSetupFor(userId)}
      onOpen={(open) => change({ open })}
      open={filter.open}
      profile={profile}
      schoolClass={schoolClass}
      search={<NotesSearch filter={filter} onFilter={change} subjects={subjects.data ?? []} />}
      subjects={subjects.data ?? null}
      trouble={
        failure && {
          text: subjects.error ? 'The subjects did not load.' : describeError(failure),
          isBusy: isFetching || list.isFetching || subjects.isFetching,
          onRetry: () => {
            if (subjects.error) void subjects.refetch()
            if (error) void retry()
            if (list.error) void list.refetch()
          },
        }
      }
    />
  )
}

/**
 * The subjects of a class; null while the class is unknown. The file is fetched again as long as the connection fails.
 */
function useSubjects(schoolClass: SchoolClass | null) {
  return useQuery({
    queryKey: ['subjects', schoolClass],
    queryFn: () => (schoolClass ? listSubjects(schoolClass) : []),
    enabled: schoolClass !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
