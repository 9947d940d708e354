import { useRef, useState } from 'react'
import type { GradedQuestion } from '#domain/quiz/grading.ts'
import { addOutgoing } from '#src/platform/device/outbox/add.ts'
import { useUserId } from '#src/platform/session/auth.tsx'
import type { RunAnswer } from './question-run.tsx'

/** A student can still say that an answer was a guess, and more answers follow: one request has them all. */
const HELD_BACK_MS = 10_000

/** The answers of one run through questions. Each is in the outbox as soon as it is given. */
export function useRun() {
  const userId = useUserId()
  const id = useRef(crypto.randomUUID())
  const [answers, setAnswers] = useState<readonly RunAnswer[]>([])
  const send = (sent: readonly RunAnswer[], notBefore: number) => {
    if (sent.length === 0) return
    const payload = {
      answers: sent.map(({ question, option, confidence, at }) => ({
        questionId: question.id,
        chapter: question.chapter,
        option,
        confidence,
        at,
      })),
    }
    void addOutgoing(userId, { kind: 'practice', id: id.current, payload, at: Date.now(), notBefore })
  }
  return {
    answers,
    add(answer: RunAnswer) {
      setAnswers((before) => [...before.filter(({ question }) => question.id !== answer.question.id), answer])
      send([answer], Date.now() + HELD_BACK_MS)
    },
    end: () => send(answers, 0),
    /** Begins another run. */
    clear() {
      id.current = crypto.randomUUID()
      setAnswers([])
    },
  }
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
