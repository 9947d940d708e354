import { createFileRoute } from '@tanstack/react-router'
import { Data } from '../../app/data/data.tsx'
import { ResetPasswordPage } from '../../features/auth/reset-password-page.tsx'

export const Route = createFileRoute('/_site/reset-password')({
  component: () => (
    <Data>
      <ResetPasswordPage />
    </Data>
  ),
})
