import { useEffect, useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import type { HistoryItem } from '#domain/quiz/history-copy.ts'
import { listWeakTopics, type SubjectAverage } from '#domain/quiz/progress.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { describeMastery } from '#domain/study/mastery.ts'
import { listPractice } from '#src/content/quiz-data.ts'
import { trpc } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { BarPicture } from './bar-picture.tsx'
import { PacePicture } from './pace-picture.tsx'

type Props = {
  /** From old to new. */
  items: readonly HistoryItem[]
  quizzes: readonly QuizSummary[]
  averages: readonly SubjectAverage[]
  /** The name of the only subject that is shown. */
  subject: string | undefined
}

/** Pictures of the whole history: by subject, by topic, and the time for a question. */
export function Pictures({ items, quizzes, averages, subject }: Props) {
  return (
    <section aria-labelledby="in-pictures" className="flex flex-col gap-4">
      <h2 className="text-20" id="in-pictures">
        In pictures
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <PacePicture items={items} quizzes={quizzes} />
          {averages.length > 0 && (
            <BarPicture
              bars={averages.map(({ subject: name, quizzes: taken, averageScore }) => ({
                key: name,
                name,
                place: countOf(taken, 'quiz', 'quizzes'),
                share: averageScore / 100,
                evidence: `${averageScore}%`,
              }))}
              columns={['Subject', 'Average score']}
              note="Average score of all quizzes"
              title="By subject"
            />
          )}
        </div>
        <Topics subject={subject} />
      </div>
    </section>
  )
}

const SHOWN_AT_FIRST = 10

function Topics({ subject }: { subject: string | undefined }) {
  const { data: records } = trpc.learning.topics.useQuery()
  const subjects = usePractice()
  const [isWhole, setWhole] = useState(false)
  if (!records || !subjects) return null
  const topics = listWeakTopics(records, subjects, { subject, now: Date.now() })
  if (topics.length === 0) return null
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <BarPicture
        bars={topics.slice(0, isWhole ? topics.length : SHOWN_AT_FIRST).map(({ key, topic, chapter, mastery }) => ({
          key,
          name: topic,
          place: chapter,
          share: mastery.right / mastery.answered,
          evidence: describeMastery(mastery),
        }))}
        columns={['Topic', 'Lately right']}
        note="The last answers, the weakest topics first"
        title="By topic"
      />
      {!isWhole && topics.length > SHOWN_AT_FIRST && (
        <Button className="self-start" kind="secondary" onClick={() => setWhole(true)} size="small">
          {`Show all ${topics.length} topics`}
        </Button>
      )}
    </div>
  )
}

/** The names of chapters; undefined until they are loaded. Without them only the topics are missing. */
function usePractice(): PractiseSubject[] | undefined {
  const [subjects, setSubjects] = useState<PractiseSubject[]>()
  useEffect(() => {
    listPractice().then(setSubjects, () => undefined)
  }, [])
  return subjects
}
