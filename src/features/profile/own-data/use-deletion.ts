import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { ACCOUNT_MESSAGES } from '#domain/account/account-rules.ts'
import { isCallError } from '#src/platform/data/failure-kind.ts'
import { type Inputs, trpc } from '#src/platform/data/trpc.ts'
import { say } from '#src/platform/page/notice.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'

const PERHAPS = 'You are signed out here. If you can still sign in, the account was not deleted: please try again then.'

/** Deletes the account and its data on this device, and goes to the front page, which shows the confirmation. */
export function useDeletion(forgetStudent: () => Promise<void>) {
  const { mutateAsync, isPending } = trpc.account.delete.useMutation()
  const { sessionEnded } = useAuth()
  const navigate = useNavigate()
  const isUnanswered = useRef(false)

  const leave = async (notice: string) => {
    sessionEnded()
    await forgetStudent()
    say(notice)
    await navigate({ to: '/' })
  }

  /** Resolves to the error, or to null after leaving this page. */
  const deleteAccount = async (input: Inputs['account']['delete']): Promise<Outcome | null> => {
    try {
      await mutateAsync(input)
    } catch (error) {
      const answer = isCallError(error) ? error.data : null
      if (answer?.httpStatus === 401 && isUnanswered.current) {
        // The response to an earlier try was lost, and now the session does not exist: the account has probably been
        // deleted.
        await leave(PERHAPS)
        return null
      }
      isUnanswered.current ||= !answer
      return describeFailure(ACCOUNT_MESSAGES.notDeleted, error, ACCOUNT_MESSAGES.notRecentForDeletion)
    }
    await leave(ACCOUNT_MESSAGES.deleted)
    return null
  }
  return { deleteAccount, isPending }
}
