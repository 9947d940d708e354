import { createFileRoute } from '@tanstack/react-router'
import { TERMS } from '../../../content/site/terms.ts'
import { LegalPage } from '../../features/static-pages/legal-page.tsx'

export const Route = createFileRoute('/_site/terms')({ component: () => <LegalPage text={TERMS} /> })
