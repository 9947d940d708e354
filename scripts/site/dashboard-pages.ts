import { listRoutes } from './public-routes.ts'

const LAYOUT = '/dashboard'
const NOTE = '/dashboard/notes/$noteSlug'
/** Loaded later by the page of a note, but always. */
const PDF_ENGINE = 'src/features/pdf/engine/pdf-document.tsx'

/** `file` is the page's in dist, without its ending; `parts` are what its routes always load later. */
type DashboardPage = { file: string; routes: string[]; parts: string[] }

/** The pages of the dashboard, without its fallback. All notes share one, to which public/_redirects leads. */
export function listDashboardPages(): DashboardPage[] {
  const routes = listRoutes(LAYOUT).filter((route) => route !== LAYOUT && !route.endsWith('/$'))
  return routes.sort().map((route) => ({
    file: route === NOTE ? '/dashboard/note' : route.replace(/\/$/, ''),
    routes: [LAYOUT, route],
    parts: route === NOTE ? [PDF_ENGINE] : [],
  }))
}
