import { useState } from 'react'
import { type AttemptEvent, transition, type UnfinishedAttempt } from '#domain/quiz/attempt-machine.ts'
import { isUnfinished } from '#domain/quiz/attempt-progress.ts'
import { applyAttemptEvent } from '../attempt/attempts.ts'

/**
 * An attempt with the student's actions, which show at once. They are stored by applying them to the attempt on the
 * device, so two tabs with the same attempt do not lose each other's changes. `first` is pending from the start.
 */
export function useAttemptEvents(userId: string, stored: UnfinishedAttempt, first: readonly AttemptEvent[] = []) {
  const { attemptId } = stored
  // Changes that are being stored.
  const [pending, setPending] = useState(first)
  const attempt = pending.reduce(applyTo, stored)

  const store = async (event: AttemptEvent) => {
    await applyAttemptEvent(userId, attemptId, event)
    setPending((events) => events.filter((other) => other !== event))
  }
  const tell = (event: AttemptEvent) => {
    setPending((events) => [...events, event])
    void store(event)
  }
  return { attempt, pending, store, tell }
}

export function applyTo(attempt: UnfinishedAttempt, event: AttemptEvent): UnfinishedAttempt {
  const next = transition(attempt, event)
  return isUnfinished(next) ? next : attempt
}
