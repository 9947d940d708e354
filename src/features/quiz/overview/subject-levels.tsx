import type { SubjectName } from '#domain/catalogue/catalogue.ts'
import { describeMastery, rateSubject } from '#domain/study/mastery.ts'
import { useTopics } from '#src/platform/data/topics-query.ts'

/** How well the student knows each subject in which questions were answered; nothing before the first answer. */
export function SubjectLevels({ subjects }: { subjects: readonly SubjectName[] }) {
  const topics = useTopics()
  const now = Date.now()
  const rated = subjects.flatMap((subject) => {
    const mastery = rateSubject(topics, subject.key, now)
    return mastery ? [{ ...subject, mastery }] : []
  })
  if (rated.length === 0) return null
  return (
    <section aria-labelledby="levels" className="card flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-20" id="levels">
        Where you stand
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {rated.map(({ key, name, grade_level, mastery }) => (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2" key={key}>
            <span className="font-semibold">{`${name} (${grade_level})`}</span>
            <span className="tabular text-13 text-soft">{describeMastery(mastery)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
