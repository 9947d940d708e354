import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/features/contact/contact-page.tsx'

export const Route = createFileRoute('/_site/contact')({
  // The router parses a subject of digits as a number.
  validateSearch: ({ subject }): { subject?: string } =>
    typeof subject === 'string' || typeof subject === 'number' ? { subject: String(subject) } : {},
  component: Contact,
})

function Contact() {
  const { subject = '' } = Route.useSearch()
  return <ContactPage linkedSubject={subject} />
}
