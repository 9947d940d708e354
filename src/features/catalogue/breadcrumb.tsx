import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { filterOf } from '#domain/catalogue/subject-search.ts'
import { Icon } from '#src/ui/icon.tsx'

const LINK = 'inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline'

type Props = {
  subject: SubjectOutline
  /** Absent on the page of the subject itself. */
  chapter?: SubjectOutline['chapters'][number]
}

/** The pages above this one. Its own title follows as the heading. */
export function Breadcrumb({ subject, chapter }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-13 text-soft">
        <li>
          <Link activeOptions={{ exact: true }} className={LINK} search={filterOf(subject.grade_level)} to="/notes">
            {`${subject.grade_level} ${subject.totalNotes > 0 ? 'Notes' : 'Subjects'}`}
          </Link>
        </li>
        {chapter && (
          <Step>
            <Link
              activeOptions={{ exact: true }}
              className={LINK}
              params={{ subject: subject.key }}
              to="/notes/$subject"
            >
              {subject.name}
            </Link>
          </Step>
        )}
      </ol>
    </nav>
  )
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-1">
      <Icon className="size-4 text-faint" name="chevron-right" />
      {children}
    </li>
  )
}
