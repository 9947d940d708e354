import type { ReactNode } from 'react'
import { type GradeLevel, hasFaculty, nameGradeLevel } from '#domain/account/grade-level.ts'
import type { Profile } from '#domain/account/profile.ts'
import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, type SchoolClass } from '#domain/catalogue/school-class.ts'
import { formatNumber } from '#domain/numbers.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
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

/** For a student who has not chosen a grade level. */
function CompleteProfile({ onComplete }: { onComplete: () => void }) {
  return (
    <section
      aria-labelledby="complete-profile"
      className="card flex flex-wrap items-center gap-x-4 gap-y-3 border-accent/50 p-4"
    >
      <Icon className="size-6 text-accent" name="user" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-17" id="complete-profile">
          Complete Your Profile
        </h2>
        <p className="text-soft">Choose your grade level, and you see the subjects that you study.</p>
      </div>
      <Button className="max-sm:w-full" onClick={onComplete}>
        Complete Profile
      </Button>
    </section>
  )
}

type NotesTilesProps = {
  /** Null while it is unknown, as are the others. */
  subjects: readonly SubjectListing[] | null
  hours: number | null
  bookmarks: readonly string[] | null
}

/** Four figures, of the class that is shown and of the student. */
function NotesTiles({ subjects, hours, bookmarks }: NotesTilesProps) {
  const tiles: { label: string; icon: IconName; value: number | undefined }[] = [
    { label: 'Total Notes', icon: 'file', value: subjects?.reduce((sum, subject) => sum + subject.totalNotes, 0) },
    { label: 'Subjects', icon: 'book', value: subjects?.length },
    { label: 'Study Hours', icon: 'clock', value: hours ?? undefined },
    { label: 'Bookmarked', icon: 'bookmark', value: bookmarks?.length },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map(({ label, icon, value }) => (
        <div className="card relative flex flex-col-reverse py-3 pr-3 pl-13 md:py-4 md:pl-14" key={label}>
          <dt className="text-13 text-soft">
            <Icon className="absolute top-1/2 left-4 size-6 -translate-y-1/2 text-accent" name={icon} />
            <span>{label}</span>
          </dt>
          <dd className="tabular text-20 font-semibold md:text-24">
            {value === undefined ? '–' : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
