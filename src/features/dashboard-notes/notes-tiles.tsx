import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import { formatNumber } from '#domain/numbers.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

type Props = {
  /** Null while it is unknown, as are the others. */
  subjects: readonly SubjectListing[] | null
  hours: number | null
  bookmarks: readonly string[] | null
}

/** Four figures, of the class that is shown and of the student. */
export function NotesTiles({ subjects, hours, bookmarks }: Props) {
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
