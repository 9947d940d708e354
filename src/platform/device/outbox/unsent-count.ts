import { useMemo } from 'react'
import { sumUnsent, Unsent } from '#domain/account/unsent-work.ts'
import { parseJson } from '#domain/stored-json.ts'
import { useCopy } from '../copies/use-copy.ts'
import { localTexts } from '../local-text.ts'

// The number of unsent writes, as every page reads it. data/sending.ts writes it, where the outbox is loaded.

const PREFIX = 'waiting_'

/** The unsent writes of one student; for a visitor, those of all students on this device. */
export function useUnsent(userId: string | null): Unsent {
  const read = () => {
    const keys = userId === null ? localTexts.list(PREFIX) : [PREFIX + userId]
    return JSON.stringify(sumUnsent(keys.map(readKey)))
  }
  const text = useCopy(read)
  return useMemo(() => parseJson(Unsent, text) ?? [], [text])
}

export function readUnsent(userId: string): Unsent {
  return readKey(PREFIX + userId)
}

export function writeUnsent(userId: string, unsent: Unsent): void {
  const key = PREFIX + userId
  const before = localTexts.read(key)
  const text = unsent.some(({ count }) => count > 0) ? JSON.stringify(unsent) : null
  if (text === before) return
  if (text === null) localTexts.remove(key)
  else localTexts.write(key, text)
}

function readKey(key: string): Unsent {
  return parseJson(Unsent, localTexts.read(key)) ?? []
}
