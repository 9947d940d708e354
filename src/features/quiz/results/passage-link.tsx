import { useLocation } from '@tanstack/react-router'
import type { TopicPassage } from '#domain/quiz/question-places.ts'
import { LinkButton } from '#src/ui/button.tsx'

/** Leads to the passage of a note that teaches a question: in the dashboard the note stays there. */
export function PassageLink({ chapter, passage }: { chapter: string; passage: TopicPassage }) {
  const isInDashboard = useLocation({ select: ({ pathname }) => /^\/dashboard(\/|$)/.test(pathname) })
  const [subject = '', chapterId = ''] = chapter.split('/')
  const { noteId, heading, title } = passage
  const look = { icon: 'book', kind: 'secondary', size: 'small', ...(heading && { hash: heading }) } as const
  const text = `Read in the notes: ${title}`
  return isInDashboard ? (
    <LinkButton {...look} params={{ noteSlug: noteId }} search={{ view: 'text' }} to="/dashboard/notes/$noteSlug">
      {text}
    </LinkButton>
  ) : (
    <LinkButton {...look} params={{ subject, chapter: chapterId, noteId }} to="/notes/$subject/$chapter/$noteId/read">
      {text}
    </LinkButton>
  )
}
