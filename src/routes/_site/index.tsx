import { createFileRoute, redirect } from '@tanstack/react-router'
import { describeSite } from '../../app/structured-data.ts'
import { Landing } from '../../features/landing/landing.tsx'
import { PageHead } from '../../ui/page-head.tsx'

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
