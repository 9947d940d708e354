import { createFileRoute } from '@tanstack/react-router'
import { forgetStudent } from '../../device/forget-student.ts'
import { SessionList } from '../../features/account-sessions/session-list.tsx'
import { VerificationNotice } from '../../features/account-sessions/verification-notice.tsx'
import { forgetMarks } from '../../features/note-viewer/reading-marks.ts'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { forgetQuizzes, forgetResults } from '../../features/quiz/submission/forget-results.ts'

export const Route = createFileRoute('/dashboard/profile')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfilePage
      devices={<SessionList />}
      forgetStudent={(userId) => {
        forgetQuizzes(userId)
        forgetStudent(userId)
      }}
      forgetStudy={(userId) => {
        forgetResults(userId)
        forgetMarks(userId)
      }}
      verification={<VerificationNotice />}
    />
  )
}
