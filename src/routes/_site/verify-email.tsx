import { createFileRoute } from '@tanstack/react-router'
import { Data } from '../../app/data/data.tsx'
import { VerifyEmailPage } from '../../features/auth/verify-email-page.tsx'

export const Route = createFileRoute('/_site/verify-email')({
  component: () => (
    <Data>
      <VerifyEmailPage />
    </Data>
  ),
})
