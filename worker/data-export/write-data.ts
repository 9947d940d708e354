import { DATA_END, DATA_FORMAT } from '#domain/account/own-data.ts'
import { deviceLabel } from '../session/device-label.ts'

type Row = Record<string, unknown>
type List = { name: string; pages: AsyncIterable<readonly Row[]> }

const ABOUT =
  'Everything that is stored in your Adhyayan account. Times are in UTC, durations in seconds, scores and progress in percent. Answers are the ids of options; older ones are their numbers, from 0.'

/** Fields that hold milliseconds since 1970. */
const TIMES = new Set([
  'addedAt',
  'answeredAt',
  'changedAt',
  'completedAt',
  'correctedAt',
  'createdAt',
  'expiresAt',
  'handledAt',
  'lastAccessed',
  'lastActivity',
  'lastAt',
  'lastQuizAt',
  'lastReportedAt',
  'lastUpdated',
  'lastUsedAt',
  'leftAt',
  'markedAt',
  'missedAt',
  'readAt',
  'resetAt',
  'reviewedAt',
  'savedAt',
  'startedAt',
  'timestamp',
  'updatedAt',
])

/** Writes the file in pieces that are small enough for the memory of a Worker. */
export async function* writeData(
  now: number,
  singles: Record<string, Row | undefined>,
  lists: readonly List[],
): AsyncGenerator<string> {
  const head = { format: DATA_FORMAT, about: ABOUT, exportedAt: new Date(now).toISOString() }
  yield `{\n${Object.entries(head).map(writeField).join(',\n')}`
  for (const [name, row] of Object.entries(singles)) yield `,\n${writeField([name, row ? toRecord(row) : null])}`
  for (const { name, pages } of lists) {
    let separator = ''
    yield `,\n${JSON.stringify(name)}: [`
    for await (const page of pages) {
      if (page.length === 0) continue
      yield separator + page.map((row) => `\n${JSON.stringify(toRecord(row))}`).join(',')
      separator = ','
    }
    yield '\n]'
  }
  yield `\n${DATA_END}`
}

function writeField([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** A row without the user's id, with readable times, and with a device name in place of the user agent. */
function toRecord({ userId: _, ...row }: Row): Row {
  const record: Row = {}
  for (const [name, value] of Object.entries(row)) {
    record[name] = typeof value === 'number' && TIMES.has(name) ? toTime(value) : value
    if (name === 'userAgent' && (typeof value === 'string' || value === null)) record.device = deviceLabel(value)
  }
  return record
}

/** A number that is not a valid time is kept, because a device with a broken clock may have sent it. */
function toTime(ms: number): string | number {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? ms : date.toISOString()
}
