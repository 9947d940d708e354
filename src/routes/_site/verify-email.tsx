import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '#src/features/auth/verify-email-page.tsx'

export const Route = createFileRoute('/_site/verify-email')({
  component: VerifyEmailPage,
})
