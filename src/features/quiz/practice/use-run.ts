import { useRef, useState } from 'react'
import { GUEST } from '#domain/account/owner.ts'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import { PRACTICE_COUNT_MAX } from '#domain/quiz/practice-rules.ts'
import { dropMistake } from '#src/platform/device/copies/mistakes.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import type { RunAnswer } from './question-run.tsx'

/** A student can still say that an answer was a guess, and more answers follow: one request has them all. */
const HELD_BACK_MS = 10_000

/** The answers of one run through questions. Each is in the outbox as soon as it is given. */
export function useRun() {
  const userId = useUserId()
  /** For each answered question the id of the write that has it: the worker takes a few answers at a time. */
  const writes = useRef(new Map<string, string>())
  const [answers, setAnswers] = useState<readonly RunAnswer[]>([])
  const send = (sent: readonly RunAnswer[], notBefore: number) => {
    // A visitor has no notebook.
    if (userId === GUEST) return
    const rows = sent.flatMap(({ question: { id, chapter }, option, confidence, at }) =>
      chapter === null ? [] : { write: nameWrite(writes.current, id), questionId: id, chapter, option, confidence, at },
    )
    for (const id of new Set(rows.map(({ write }) => write))) {
      const payload = { answers: rows.flatMap(({ write, ...answer }) => (write === id ? answer : [])) }
      void addOutgoing(userId, { kind: 'practice', id, payload, at: Date.now(), notBefore })
    }
  }
  return {
    answers,
    add(answer: RunAnswer) {
      setAnswers((before) => [...before.filter(({ question }) => question.id !== answer.question.id), answer])
      send([answer], Date.now() + HELD_BACK_MS)
      if (userId !== GUEST) dropMistake(userId, answer.question.id)
    },
    end: () => send(answers, 0),
    /** Begins another run. */
    clear() {
      writes.current = new Map()
      setAnswers([])
    },
  }
}

function nameWrite(writes: Map<string, string>, questionId: string): string {
  const last = [...writes.values()].at(-1)
  const isFull = writes.size % PRACTICE_COUNT_MAX === 0
  const write = writes.get(questionId) ?? (last === undefined || isFull ? crypto.randomUUID() : last)
  writes.set(questionId, write)
  return write
}

/** The answers as a grade, for the review. */
export function toGraded(answers: readonly RunAnswer[]): GradedQuestion[] {
  return answers.map(({ question, option }) => ({
    id: question.id,
    chosen: option,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    isCorrect: option === question.correctAnswer,
  }))
}
