import type { QueryClient } from '@tanstack/react-query'
import { session } from '../session/session.ts'
import { type Api, createApi, createQueryClient } from './trpc.ts'

/** Data that was read for one student, or for a visitor until he or she signs in. */
type StudentData = { generation: number; queryClient: QueryClient; api: Api }

let current: StudentData | null = null

/**
 * One cache for the whole app, loaded by the routes that ask the worker for something, so that the first paint does not
 * need it.
 */
export function dataOf(generation: number): StudentData {
  if (current?.generation === generation) return current
  if (current) {
    void current.queryClient.cancelQueries()
    current.queryClient.clear()
  }
  const api = createApi({ userId: () => session.studentOf(generation), onSessionDoubt: session.askAgain })
  current = { generation, queryClient: createQueryClient(), api }
  return current
}
