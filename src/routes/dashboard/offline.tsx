import { createFileRoute } from '@tanstack/react-router'
import { OfflinePage } from '#src/features/offline/offline-page.tsx'

export const Route = createFileRoute('/dashboard/offline')({ component: OfflinePage })
