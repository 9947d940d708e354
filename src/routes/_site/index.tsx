import { createFileRoute, redirect } from '@tanstack/react-router'
import { Landing } from '#src/features/landing/landing.tsx'
import { describeSite } from '#src/platform/page/structured-data.ts'
import { PageHead } from '#src/ui/page-head.tsx'

export const Route = createFileRoute('/_site/')({
  beforeLoad: ({ context }) => {
    if (context.auth.isAuthenticated) throw redirect({ to: '/dashboard', replace: true })
  },
  component: LandingPage,
})

function LandingPage() {
  return (
    <>
      <PageHead
        description="Free chapter-wise notes for Class 12 in Nepal, timed quizzes for the board, and full mock exams for IOE and CEE."
        path="/"
        structured={describeSite()}
        title="Free notes, quizzes and mock exams for students in Nepal"
      />
      <Landing />
    </>
  )
}
