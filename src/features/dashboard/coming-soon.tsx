import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** The page of a part of the dashboard that is not built yet, with links to parts that are. */
export function ComingSoon({ title, icon, hint }: { title: string; icon: IconName; hint: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState hint={hint} icon={icon} level="h1" title={`${title}: not here yet`}>
        <LinkButton icon="quiz" to="/dashboard/quizzes/take">
          Take a quiz
        </LinkButton>
        <LinkButton icon="book" kind="secondary" to="/dashboard/notes">
          Read notes
        </LinkButton>
      </EmptyState>
    </>
  )
}
