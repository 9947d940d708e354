import type { ReactNode } from 'react'
import { type GradeLevel, hasFaculty, nameGradeLevel } from '../../../domain/account/grade-level.ts'
import type { Profile } from '../../../domain/account/profile.ts'
import type { SubjectListing } from '../../../domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS, type SchoolClass } from '../../../domain/catalogue/school-class.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CompleteProfile } from './complete-profile.tsx'
import { NotesTiles } from './notes-tiles.tsx'
import { SubjectCards } from './subject-cards.tsx'

type Props = {
  /** Null while neither the worker nor this device knows it. */
  profile: Profile | null
  /** The keys of the bookmarked subjects; null while nothing knows them. */
  bookmarks: readonly string[] | null
  /** Which class is shown, with its subjects. Null while they load. */
  schoolClass: SchoolClass | null
  subjects: readonly SubjectListing[] | null
  haveSubjectsFailed: boolean
  open: string | undefined
  /** The search box, with what it finds or offers. */
  search: ReactNode
  /** What the search has found takes the place of the subjects. */
  isSearching: boolean
  /** What could not be loaded, and how to load it again. */
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
      <header>
        <h1 className="text-24 lg:text-32">Study Notes</h1>
        <p className="text-soft">{profile ? describeStudies(profile) : '\u00a0'}</p>
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

/** The grade level and the faculty; candidates of the entrance exams have no faculty. */
function describeStudies({ grade_level, faculty }: Pick<Profile, 'grade_level' | 'faculty'>): string {
  const level: GradeLevel = grade_level ?? DEFAULT_CLASS
  const name = nameGradeLevel(level)
  return faculty && hasFaculty(level) ? `${name} · ${faculty}` : name
}
