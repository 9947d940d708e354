import { Link } from '@tanstack/react-router'
import firstSubjects from '#content/built/first-subjects.json'
import type { Subject } from '#domain/catalogue/catalogue.ts'
import { DEFAULT_CLASS } from '#domain/catalogue/school-class.ts'
import { countOf } from '#domain/numbers.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ARRIVALS, arriveOnce } from './first-view.ts'
import { MarginSection, MoreLink } from './margin-section.tsx'

type FirstSubject = Omit<Subject, 'description'>
const subjects = firstSubjects as FirstSubject[]

export function LandingSubjects() {
  return (
    <MarginSection
      id="subjects"
      lead="Every chapter of the course in its order, with what there is to read in it."
      more={<MoreLink label="All subjects" to="/notes" />}
      title={`${DEFAULT_CLASS} subjects`}
    >
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3" ref={arriveOnce}>
        {subjects.map((subject, index) => (
          <li className={ARRIVALS[index]} key={subject.key}>
            <SubjectCard subject={subject} />
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

function SubjectCard({ subject }: { subject: FirstSubject }) {
  return (
    <Link
      className="card flex h-full flex-col gap-3 border-l-2 border-l-hue p-4 transition-colors duration-150 hover:bg-raised"
      data-hue={subject.hue}
      params={{ subject: subject.key }}
      to="/notes/$subject"
    >
      <Icon className="size-8 text-hue" name={subject.icon} />
      <span className="grow">
        <span className="block text-17 font-semibold">{subject.name}</span>
        <span className="tabular flex flex-wrap gap-x-3 text-13 text-soft">
          <span>{countOf(subject.totalChapters, 'chapter')}</span>
          <span>{countOf(subject.totalNotes, 'note')}</span>
        </span>
      </span>
    </Link>
  )
}
