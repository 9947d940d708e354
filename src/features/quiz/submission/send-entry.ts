import { TRPCClientError } from '@trpc/client'
import { useCallback } from 'react'
import { GUEST } from '../../../../domain/account/owner.ts'
import { describeError, type Outputs, trpc } from '../../../app/trpc.ts'
import { rememberResult } from '../history/local-history.ts'
import { findEntry, forgetEntry, isRefusal, type OutboxEntry, updateEntry } from './outbox.ts'

type Result = Outputs['quizResults']['submit']
export type Delivery = { kind: 'graded'; result: Result } | { kind: 'refused'; reason: string } | { kind: 'failed' }

const PATIENCE_MS = 20_000

// One request for an attempt at a time, whoever asks: the screen that waits for it or the outbox.
const underWay = new Map<string, Promise<Delivery>>()

/** Sends an attempt once, and writes on the device what came of it. */
export function useSendEntry(): (owner: string, entry: OutboxEntry) => Promise<Delivery> {
  const utils = trpc.useUtils()
  return useCallback(
    (owner, entry) => {
      const { attemptId } = entry.attempt
      const deliver = async (): Promise<Delivery> => {
        try {
          const result = await utils.client.quizResults.submit.mutate(entry.attempt, {
            signal: AbortSignal.timeout(PATIENCE_MS),
          })
          settle(owner, entry, result)
          if (result.saved) void Promise.all([utils.quizResults.invalidate(), utils.stats.invalidate()])
          return { kind: 'graded', result }
        } catch (error) {
          if (!(error instanceof TRPCClientError) || !isRefusal(error.data?.httpStatus)) return { kind: 'failed' }
          const reason = describeError(error)
          updateEntry(owner, attemptId, { state: 'refused', reason })
          return { kind: 'refused', reason }
        }
      }
      const sending = underWay.get(attemptId) ?? deliver().finally(() => underWay.delete(attemptId))
      underWay.set(attemptId, sending)
      return sending
    },
    [utils],
  )
}

/**
 * Graded: a student's attempt stays in the outbox until it is stored, and until its result has been looked at. A
 * visitor's stays for the account that it may come to.
 */
function settle(owner: string, { attempt, title, subject, difficulty }: OutboxEntry, result: Result): void {
  const { attemptId, quizId, completedAt } = attempt
  const { score, totalQuestions, correctAnswers } = result.grade
  if (owner !== GUEST) {
    rememberResult(owner, {
      id: attemptId,
      quizId,
      subject,
      title,
      score,
      totalQuestions,
      correctAnswers,
      timeSpent: result.timeSpent,
      difficulty,
      timestamp: completedAt,
      completedAt,
    })
  }
  const state = findEntry(owner, attemptId)?.state
  const isSeen = state === 'graded' || state === 'kept'
  // A visitor who has just signed in, in another tab: it is stored, and the account lists it.
  if (result.saved && (isSeen || owner === GUEST)) forgetEntry(owner, attemptId)
  else if (result.saved) updateEntry(owner, attemptId, { state: 'done', score })
  else if (owner === GUEST) updateEntry(owner, attemptId, { state: isSeen ? 'kept' : 'done', score, reason: null })
  else updateEntry(owner, attemptId, { score, reason: null })
}
