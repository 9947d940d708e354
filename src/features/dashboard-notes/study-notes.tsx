import type { ReactNode } from 'react'
import { type GradeLevel, hasFaculty, nameGradeLevel } from '#domain/account/grade-level.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, type SchoolClass } from '#domain/catalogue/school-class.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { CompleteProfile } from './complete-profile.tsx'
import { NotesTiles } from './notes-tiles.tsx'
import { SubjectCards } from './subject-cards.tsx'

type Props = {
  /** Null if neither the worker nor this device has it. */
  profile: Profile | null
  /** The keys of the bookmarked subjects; null while they are unknown. */
  bookmarks: readonly string[] | null
  /** The class that is shown, with its subjects. Null while they load. */
  schoolClass: SchoolClass | null
  subjects: readonly SubjectListing[] | null
  haveSubjectsFailed: boolean
  open: string | undefined
  /** The search box, with its results or suggestions. */
  search: ReactNode
  /** Results of the search replace the subjects. */
  isSearching: boolean
  /** What could not be loaded, and a way to load it again. */
  trouble: { text: string; isBusy: boolean; onRetry: () => void } | null
  onClass: (schoolClass: SchoolClass) => void
  onOpen: (key: string | undefined) => void
  onCompleteProfile: () => void
}

export function StudyNotes(props: Props) {
  const { profile, bookmarks, subjects, schoolClass, trouble } = props
  return (
    <div className="flex flex-col gap-6">
      <PageHead title="Study Notes" />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-32 max-lg:sr-only">Study Notes</h1>
          <p className="text-soft">{profile ? describeStudies(profile) : '\u00a0'}</p>
        </div>
        <LinkButton className="max-sm:-mr-3" icon="download" kind="quiet" size="small" to="/dashboard/offline">
          Saved for offline
        </LinkButton>
      </header>
      {profile && !profile.grade_level && <CompleteProfile onComplete={props.onCompleteProfile} />}
      {props.search}
      {trouble && (
        <div className="card flex flex-wrap items-center gap-3 p-4" role="alert">
          <p className="grow text-soft">{trouble.text}</p>
          <Button busy={trouble.isBusy} icon="refresh" kind="secondary" onClick={trouble.onRetry} size="small">
            Try Again
          </Button>
        </div>
      )}
      {!props.isSearching && (
        <>
          <NotesTiles bookmarks={bookmarks} hours={profile?.total_study_hours ?? null} subjects={subjects} />
          <SubjectCards
            bookmarks={bookmarks ?? []}
            hasFailed={props.haveSubjectsFailed}
            onClass={props.onClass}
            onOpen={props.onOpen}
            open={props.open}
            schoolClass={schoolClass}
            subjects={subjects}
          />
        </>
      )}
    </div>
  )
}

/** The grade level and the faculty. Candidates for the entrance exams have no faculty. */
function describeStudies({ grade_level, faculty }: Pick<Profile, 'grade_level' | 'faculty'>): string {
  const level: GradeLevel = grade_level ?? DEFAULT_CLASS
  const name = nameGradeLevel(level)
  return faculty && hasFaculty(level) ? `${name} · ${faculty}` : name
}
