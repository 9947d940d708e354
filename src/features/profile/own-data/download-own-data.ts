import { useRef, useState } from 'react'
import { DATA_END, DATA_MESSAGES, DATA_PATH, dataFileName } from '#domain/account/own-data.ts'
import { fetchWithin, ownerHeader } from '#src/platform/data/fetch-within.ts'
import { saveFile } from '#src/platform/page/save-file.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { describeFailure, type Outcome } from '../outcome.tsx'

/** For a file of several megabytes on a slow connection. */
const LIMIT_MS = 5 * 60_000

/** Downloads all data of the account as one file. */
export function useDownload() {
  const [isPending, setPending] = useState(false)
  const running = useRef<AbortController | null>(null)
  const userId = useAuth().user?.uid ?? null

  /** Resolves to null if it was cancelled. */
  const download = async (): Promise<Outcome | null> => {
    setPending(true)
    const stop = new AbortController()
    running.current = stop
    const { signal } = stop
    try {
      const options = { method: 'POST', headers: ownerHeader(userId), signal }
      const response = await fetchWithin(DATA_PATH, options, LIMIT_MS)
      if (!response.ok) return { text: DATA_MESSAGES.failed, hint: await readReason(response) }
      const file = await response.blob()
      if ((await file.slice(-DATA_END.length).text()) !== DATA_END) throw new Error('The file is cut off.')
      saveFile(file, dataFileName(Date.now()))
      return { text: DATA_MESSAGES.downloaded }
    } catch (error) {
      if (signal.aborted) return null
      return describeFailure(DATA_MESSAGES.failed, error)
    } finally {
      setPending(false)
    }
  }
  const cancel = () => running.current?.abort()
  return { download, cancel, isPending }
}

async function readReason(response: Response): Promise<string> {
  const { error }: { error: { message: string } } = await response.json()
  return error.message
}
