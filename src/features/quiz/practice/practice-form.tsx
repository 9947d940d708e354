import { type FormEvent, useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { PractiseChapter, PractiseSubject } from '#domain/quiz/bank-chapters.ts'
import type { PracticeChoice } from '#domain/quiz/practice.ts'
import { PRACTICE_CHAPTERS_MAX, PRACTICE_COUNTS, PRACTICE_MESSAGES } from '#domain/quiz/practice-rules.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/quiz/quiz-kinds.ts'
import { describeMastery, rateMastery } from '#domain/study/mastery.ts'
import type { Outputs } from '#src/platform/data/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { Segments } from '#src/ui/segments.tsx'

type Props = {
  subjects: readonly PractiseSubject[]
  /** The chapter from which the student came, as subjectKey/chapter-id. */
  chapter: string | undefined
  topics: Outputs['learning']['topics']
  isStarting: boolean
  onStart: (choice: PracticeChoice, isExplained: boolean) => void
}

export function PracticeForm({ subjects, chapter, topics, isStarting, onStart }: Props) {
  const offered = subjects.filter(({ chapters }) => chapters.some((one) => countIn(one) > 0))
  const [key, setKey] = useState(
    offered.find((subject) => chapter?.startsWith(`${subject.key}/`))?.key ?? offered[0]?.key ?? '',
  )
  const subject = offered.find((one) => one.key === key)
  const chapters = subject?.chapters.filter((one) => countIn(one) > 0) ?? []
  const [chosen, setChosen] = useState<readonly string[]>(() => (chapter ? [chapter] : []))
  const [chosenTopics, setChosenTopics] = useState<readonly string[]>([])
  const [difficulty, setDifficulty] = useState<Difficulty | 'any'>('any')
  const [count, setCount] = useState<string>('10')
  const [explain, setExplain] = useState<'each' | 'end'>('each')
  const [isMissing, setMissing] = useState(false)
  const keyOf = ({ id }: PractiseChapter) => `${key}/${id}`
  const topicNames = [
    ...new Set(chapters.filter((one) => chosen.includes(keyOf(one))).flatMap((one) => one.topics.map((t) => t.topic))),
  ]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return setMissing(true)
    const choice: PracticeChoice = {
      chapters: [...chosen],
      topics: chosenTopics.filter((topic) => topicNames.includes(topic)),
      difficulty: difficulty === 'any' ? null : difficulty,
      count: Number(count),
    }
    onStart(choice, explain === 'each')
  }

  return (
    <form className="card flex flex-col gap-5 p-4 sm:p-6" onSubmit={submit}>
      <SelectField
        label="Subject"
        onChange={(next) => {
          setKey(next)
          setChosen([])
          setChosenTopics([])
        }}
        options={offered.map(({ key: value, name, grade }) => ({ value, label: `${name} (${grade})` }))}
        value={key}
      />
      <fieldset aria-describedby={isMissing ? 'no-chapter' : undefined} className="flex flex-col gap-2">
        <legend className="mb-1 text-13 font-semibold text-soft">Chapters</legend>
        {/* On a phone the list scrolls in itself, so that the start is near. */}
        <div className="grid gap-2 max-sm:max-h-80 max-sm:overflow-y-auto max-sm:p-1 sm:grid-cols-2">
          {chapters.map((one) => (
            <Check
              isChecked={chosen.includes(keyOf(one))}
              isDisabled={!chosen.includes(keyOf(one)) && chosen.length >= PRACTICE_CHAPTERS_MAX}
              key={one.id}
              label={one.title}
              onChange={(isOn) => {
                setMissing(false)
                setChosen(isOn ? [...chosen, keyOf(one)] : chosen.filter((other) => other !== keyOf(one)))
              }}
            >
              <span className="text-13 text-faint">{countOf(countIn(one), 'question')}</span>
              <Level records={topics.filter((topic) => topic.chapter === keyOf(one))} />
            </Check>
          ))}
        </div>
        {isMissing && (
          <p className="text-orange" id="no-chapter" role="alert">
            {PRACTICE_MESSAGES.noChapter}
          </p>
        )}
      </fieldset>
      {topicNames.length > 1 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            {chosenTopics.length === 0 ? 'Topics: all' : `Topics: ${chosenTopics.length}`}
          </summary>
          <fieldset>
            <legend className="sr-only">Topics</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {topicNames.map((topic) => (
                <Check
                  isChecked={chosenTopics.includes(topic)}
                  key={topic}
                  label={topic}
                  onChange={(isOn) =>
                    setChosenTopics(isOn ? [...chosenTopics, topic] : chosenTopics.filter((other) => other !== topic))
                  }
                />
              ))}
            </div>
          </fieldset>
        </details>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Difficulty"
          onChange={setDifficulty}
          options={[
            { value: 'any', label: 'Any difficulty' },
            ...DIFFICULTIES.map((value) => ({ value, label: value })),
          ]}
          value={difficulty}
        />
        <SelectField
          label="Questions"
          onChange={setCount}
          options={PRACTICE_COUNTS.map((number) => ({ value: String(number), label: String(number) }))}
          value={count}
        />
      </div>
      <Segments
        label="Explanations"
        onChange={setExplain}
        options={[
          { value: 'each', label: 'Explain each answer' },
          { value: 'end', label: 'Explain at the end' },
        ]}
        value={explain}
      />
      <Button busy={isStarting} className="self-start" icon="play" type="submit">
        Start practice
      </Button>
    </form>
  )
}

function Level({ records }: { records: Props['topics'] }) {
  const mastery = rateMastery(records, Date.now())
  return mastery && <span className="tabular text-13 text-soft">{describeMastery(mastery)}</span>
}

function countIn({ topics }: PractiseChapter): number {
  return topics.reduce((sum, { counts }) => sum + counts.Easy + counts.Medium + counts.Hard, 0)
}

type CheckProps = {
  label: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
  children?: React.ReactNode
}

function Check({ label, isChecked, isDisabled = false, onChange, children }: CheckProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-sm border border-line px-3 py-2 has-checked:border-accent has-disabled:opacity-55">
      <input
        checked={isChecked}
        className="mt-1 size-5 shrink-0 accent-accent"
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      <span className="flex min-w-0 flex-col">
        <span>{label}</span>
        {children && <span className="flex flex-wrap gap-x-3">{children}</span>}
      </span>
    </label>
  )
}
