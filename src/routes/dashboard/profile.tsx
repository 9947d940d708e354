import { createFileRoute } from '@tanstack/react-router'
import { SessionList } from '#src/features/account-sessions/session-list.tsx'
import { VerificationNotice } from '#src/features/account-sessions/verification-notice.tsx'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'
import { QuizSettingsForm } from '#src/features/quiz/quiz-settings-form.tsx'
import { forgetHomeCopy } from '#src/platform/device/copies/home-copy.ts'
import { forgetProfileCopy } from '#src/platform/device/copies/profile-copy.ts'
import { forgetQuestionMarks } from '#src/platform/device/copies/question-marks.ts'
import { forgetHistory } from '#src/platform/device/copies/quiz-history.ts'
import { forgetMarks } from '#src/platform/device/copies/reading.ts'
import { forgetTextsRead } from '#src/platform/device/copies/texts-read.ts'
import { forgetEntries, forgetStudy } from '#src/platform/device/forget-entries.ts'
import { forgetTextsOf } from '#src/platform/device/forget-student.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'

export const Route = createFileRoute('/dashboard/profile')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfilePage
      devices={<SessionList />}
      quizSettings={<QuizSettingsForm />}
      forgetStudent={async (userId) => {
        await forgetEntries(deviceStore(), userId)
        forgetTextsOf(userId)
      }}
      forgetStudy={async (userId) => {
        await forgetStudy(deviceStore(), userId)
        forgetHistory(userId)
        forgetMarks(userId)
        forgetQuestionMarks(userId)
        forgetTextsRead(userId)
        forgetHomeCopy(userId)
        // Only the worker computes points, hours and streak, so the copy of the profile is requested again and not
        // reset.
        forgetProfileCopy(userId)
      }}
      verification={<VerificationNotice />}
    />
  )
}
