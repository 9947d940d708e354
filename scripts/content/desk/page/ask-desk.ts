import { useEffect, useMemo, useState } from 'react'
import type { FieldMistake } from '../desk-types.ts'
import { inTurn } from './in-turn.ts'

/** The desk's refusal, in words for the author. */
export class Refused extends Error {
  /** The refusals of single fields, if a form was refused. */
  readonly fields: FieldMistake[]

  constructor(mistakes: string[], fields: FieldMistake[] = []) {
    super(mistakes.join('\n'))
    this.fields = fields
  }
}

export const NO_ANSWER = 'The desk does not answer. Is it still running?'

type Method = 'GET' | 'PUT' | 'POST'

/** @throws Refused for mistakes of the author, and other errors when the desk does not answer. */
export async function askDesk<Answer>(method: Method, address: string, body?: unknown): Promise<Answer> {
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if (response.status === 400 || response.status === 404) {
    const { mistakes, fields } = await response.json()
    throw new Refused(mistakes, fields)
  }
  if (!response.ok) throw new Error(`The desk failed: ${await response.text()}`)
  return response.json()
}

type Asked<Answer> = { answer: Answer | null; problem: string | null; refresh: () => Promise<void> }

/** The answer to a request, repeated whenever a file is saved. The last answer stays until the next one arrives. */
export function useDesk<Answer>(address: string): Asked<Answer> {
  const [{ asked, answer, problem }, setState] = useState<{
    asked: string
    answer: Answer | null
    problem: string | null
  }>({ asked: address, answer: null, problem: null })
  const refresh = useMemo(() => {
    const ask = () =>
      askDesk<Answer>('GET', address).then(
        (answer) => setState({ asked: address, answer, problem: null }),
        (error: unknown) => {
          const problem = error instanceof Refused ? error.message : NO_ANSWER
          setState((before) => ({ ...before, asked: address, problem }))
        },
      )
    return inTurn(ask)
  }, [address])
  useEffect(() => {
    void refresh()
    import.meta.hot?.on('content-changed', refresh)
    return () => import.meta.hot?.off('content-changed', refresh)
  }, [refresh])
  return { answer: asked === address ? answer : null, problem, refresh }
}
