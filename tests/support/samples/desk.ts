import { openDeskApi } from '#scripts/content/desk/desk-api.ts'
import { openNotes } from '#scripts/content/desk/desk-note.ts'

/** The requests of the desk's page, without the page. */
export function openDesk(content: string) {
  const ask = openDeskApi(content, openNotes(content))
  return (method: string, address: string, body?: unknown) => ask(method, new URL(address, 'http://localhost'), body)
}

/** A question that fits into the small content (small-content.ts). */
export const NEW_QUESTION = {
  id: 'seconds-of-a-day',
  chapter: 'physics/waves',
  topic: 'Sound',
  difficulty: 'Hard',
  marks: 2,
  question: 'How many seconds has a day: $24 \\times 3600$?',
  options: ['$86\\,400$', '3600', '- none', "a day's"],
  answer: 'A',
  explanation:
    'A day has 24 hours of 3600 seconds each, which makes $86\\,400$ seconds; the 3600 forgets the hours of the day.',
}
