import { listRoutes } from './public-routes.ts'

const LAYOUT = '/dashboard'
const NOTE = '/dashboard/notes/$noteSlug'
/** The files of routes whose addresses vary. public/_redirects leads their addresses to them. */
const SHARED: Record<string, string> = {
  [NOTE]: '/dashboard/note',
  '/dashboard/quizzes/history_/$attemptId': '/dashboard/attempt',
}
/** Parts that the page of a note always loads later. */
const PDF_ENGINE = 'src/features/pdf/engine/pdf-document.tsx'

/** `file` is the name of the page in dist, without its ending; `parts` are loaded later by its routes, but always. */
type DashboardPage = { file: string; routes: string[]; parts: string[] }

/** The pages of the dashboard, without its fallback. All notes share one, and so do all old attempts. */
export function listDashboardPages(): DashboardPage[] {
  const routes = listRoutes(LAYOUT).filter((route) => route !== LAYOUT && !route.endsWith('/$'))
  return routes.sort().map((route) => ({
    file: SHARED[route] ?? route.replace(/\/$/, ''),
    routes: [LAYOUT, route],
    parts: route === NOTE ? [PDF_ENGINE] : [],
  }))
}
