import { createFileRoute } from '@tanstack/react-router'
import { PRIVACY } from '#content/site/privacy.ts'
import { SectionsPage } from '#src/features/static-pages/sections-page.tsx'

export const Route = createFileRoute('/_site/privacy')({ component: () => <SectionsPage text={PRIVACY} /> })
