import { createFileRoute } from '@tanstack/react-router'
import notices from '#content/built/notices-page.json'
import { SectionsPage } from '#src/features/static-pages/sections-page.tsx'

export const Route = createFileRoute('/_site/notices')({ component: () => <SectionsPage text={notices} /> })
