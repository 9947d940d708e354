import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#src/features/auth/reset-password-page.tsx'

export const Route = createFileRoute('/_site/reset-password')({
  component: ResetPasswordPage,
})
