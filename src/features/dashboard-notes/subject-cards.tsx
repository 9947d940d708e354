import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { SCHOOL_CLASSES, type SchoolClass } from '#domain/catalogue/school-class.ts'
import { Segments } from '#src/ui/segments.tsx'
import { Bone, Skeleton } from '#src/ui/skeleton.tsx'
import { SubjectFold } from './subject-fold.tsx'

type Props = {
  schoolClass: SchoolClass | null
  /** Null while they load, and if loading has failed. */
  subjects: readonly SubjectListing[] | null
  hasFailed: boolean
  bookmarks: readonly string[]
  /** The key of the subject whose card is open. Only one is open at a time. */
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onClass: (schoolClass: SchoolClass) => void
}

export function SubjectCards({ schoolClass, subjects, hasFailed, bookmarks, open, onOpen, onClass }: Props) {
  return (
    <section aria-labelledby="your-subjects" className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <h2 className="text-20" id="your-subjects">
          Your Subjects
        </h2>
        <Segments
          label="Class"
          onChange={onClass}
          options={SCHOOL_CLASSES.toReversed().map((value) => ({ value, label: value }))}
          value={schoolClass}
        />
      </div>
      {subjects && (
        <ul className="flex flex-col gap-3">
          {subjects.map((subject) => (
            <li key={subject.key}>
              <SubjectFold
                isBookmarked={bookmarks.includes(subject.key)}
                onToggle={() => onOpen(open === subject.key ? undefined : subject.key)}
                open={open === subject.key}
                subject={subject}
              />
            </li>
          ))}
        </ul>
      )}
      {!subjects && !hasFailed && (
        <Skeleton className="flex flex-col gap-3" text="Loading subjects...">
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
          <Bone className="h-19 rounded-lg" />
        </Skeleton>
      )}
    </section>
  )
}
