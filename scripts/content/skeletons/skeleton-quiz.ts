import { join } from 'node:path'
import type { SubjectSource } from '#domain/catalogue/catalogue.ts'
import { DIFFICULTIES, SERIES, type Series } from '#domain/quiz/quiz-kinds.ts'
import { checkName, type Room, type Skeleton, SkeletonProblem, toTitle } from './skeletons.ts'

/** A quiz with two sample questions. Subject, chapter and series are taken from the name, if it contains them. */
export function planQuiz(name: string | undefined, { folder, catalogue, today }: Room): Skeleton {
  const id = checkName(name ?? 'new-quiz')
  const words = id.split('-')
  const subject = catalogue.subjects.find(({ key }) => words.includes(key.toLowerCase())) ?? catalogue.subjects[0]
  if (!subject) throw new SkeletonProblem('There is no subject in content/subjects yet.')
  return {
    file: join(folder, 'quizzes', `${id}.yaml`),
    text: writeQuiz(id, subject, findSeries(words, subject), today),
    next: [
      'Run npm start and look at http://localhost:8787/quiz',
      'When it is ready for students, run npm run content:publish',
    ],
    otherwise: 'Add a name of your own: npm run content:new quiz class-12-physics-heat',
  }
}

/** Class 11 quizzes belong to an entrance series: Biology to CEE, the rest to IOE, as a first guess. */
function findSeries(words: string[], { grade, name }: SubjectSource): Series {
  const named = SERIES.find(({ value }) => words.includes(value))
  if (named) return named.value
  if (grade !== 'Class 11') return 'class-12'
  return name === 'Biology' ? 'cee' : 'ioe'
}

function writeQuiz(id: string, { key, name, grade, chapters }: SubjectSource, series: Series, today: string): string {
  const named = chapters.find((chapter) => id.endsWith(`-${chapter.id}`))
  const chapter = named ?? chapters[0]
  const title = named ? `${grade} ${name}: ${named.title}` : toTitle(id)
  const place = `    chapter: ${key}/${chapter?.id}
    topic: ${JSON.stringify(chapter?.topics[0])}`
  return `# Text from # to the end of a line is for you alone. The format and the common mistakes: docs/content.md
title: '${title}'
description: Say in one sentence what this quiz asks.
subject: ${key} # a file name in content/subjects
series: ${series} # class-12, ioe or cee; what Class 11 needs belongs to the entrance, ioe or cee
timeLimit: 10 # minutes
createdAt: ${today}
tags: [sample, replace-me]
questions:
  - id: ${id}-first # a name of your own that no other question of any quiz has
${place} # one of that chapter's topics, in exactly these words
    difficulty: ${DIFFICULTIES[0]} # one of ${DIFFICULTIES.join(', ')}; that of the quiz is computed from its questions
    marks: 1 # 1 or 2
    question: >-
      This is a sample question of "${title}", to be replaced. What is $2+3$?
    options:
      - '4'
      - '5'
      - '6'
      - '8'
    answer: B
    explanation: >-
      Counting on from 2 by three steps gives 5. The answer 6 comes from multiplying instead of adding.

  - id: ${id}-second
${place}
    difficulty: ${DIFFICULTIES[0]}
    marks: 2
    question: >-
      This is the second sample question of "${title}". Which expression equals $\\tfrac12 m v^2$?
    options:
      - $\\dfrac{m v^2}{2}$
      - $\\dfrac{m^2 v}{2}$
      - $\\dfrac{m v}{2}$
      - $\\dfrac{(m v)^2}{2}$
    answer: A
    explanation: >-
      Only the speed is squared, so half of $m v^2$ is meant. Squaring the product squares the mass too.
`
}
