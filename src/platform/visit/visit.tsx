import type { VisitedContent } from '../device/outbox/kinds/visit.ts'
import { useVisit } from './use-visit.ts'

/** Records that a page was opened, for pages that load this component only for students. */
export function Visit({ content }: { content: VisitedContent }) {
  useVisit(content)
  return null
}
