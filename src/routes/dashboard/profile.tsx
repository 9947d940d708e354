import { createFileRoute } from '@tanstack/react-router'
import { forgetHomeCopy } from '../../device/copies/home-copy.ts'
import { forgetProfileCopy } from '../../device/copies/profile-copy.ts'
import { forgetQuestionMarks } from '../../device/copies/question-marks.ts'
import { forgetHistory } from '../../device/copies/quiz-history.ts'
import { forgetMarks } from '../../device/copies/reading.ts'
import { forgetTextsRead } from '../../device/copies/texts-read.ts'
import { forgetEntries, forgetStudy } from '../../device/forget-entries.ts'
import { forgetTextsOf } from '../../device/forget-student.ts'
import { deviceStore } from '../../device/store/device.ts'
import { SessionList } from '../../features/account-sessions/session-list.tsx'
import { VerificationNotice } from '../../features/account-sessions/verification-notice.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'

export const Route = createFileRoute('/dashboard/profile')({ component: ProfileRoute })

function ProfileRoute() {
  return (
    <ProfilePage
      devices={<SessionList />}
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
        // The worker alone computes points, hours and streak, so the copy of the profile is not reset but asked for anew.
        forgetProfileCopy(userId)
      }}
      verification={<VerificationNotice />}
    />
  )
}
