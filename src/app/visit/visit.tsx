import type { VisitedContent } from '../../device/outbox/outgoing.ts'
import { useVisit } from './use-visit.ts'

/** Records that a page was opened, for pages that load this for students alone. */
export function Visit({ content }: { content: VisitedContent }) {
  useVisit(content)
  return null
}
