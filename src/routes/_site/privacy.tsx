import { createFileRoute } from '@tanstack/react-router'
import { PRIVACY } from '../../../content/site/privacy.ts'
import { LegalPage } from '../../features/static-pages/legal-page.tsx'

export const Route = createFileRoute('/_site/privacy')({ component: () => <LegalPage text={PRIVACY} /> })
