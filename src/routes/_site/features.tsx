import { createFileRoute } from '@tanstack/react-router'
import { FeaturesPage } from '#src/features/static-pages/features-page.tsx'

export const Route = createFileRoute('/_site/features')({ component: FeaturesPage })
