import { createFileRoute } from '@tanstack/react-router'
import { TERMS } from '#content/site/terms.ts'
import { SectionsPage } from '#src/features/static-pages/sections-page.tsx'

export const Route = createFileRoute('/_site/terms')({ component: () => <SectionsPage text={TERMS} /> })
