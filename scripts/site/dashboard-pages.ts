import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'

const FOLDER = 'src/routes/dashboard'
const LAYOUT = '/dashboard/route'

type DashboardPage = {
  /** The file in dist, without its ending. */
  file: string
  /** The routes of which it is made, from the outside in. */
  routes: string[]
  /** What they load later, but always. */
  parts: string[]
}

const PDF_ENGINE = 'src/features/pdf/engine/pdf-document.tsx'

/**
 * The pages of the dashboard: every route file in src/routes/dashboard but the layout and the fallback. All notes share one
 * page, to which public/_redirects leads.
 */
export function listDashboardPages(): DashboardPage[] {
  const files = readdirSync(join(projectFolder, FOLDER), { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
    .filter((name) => name !== 'route' && name !== '$')
  return names.sort().map((name) => {
    const route = `/dashboard/${name.replaceAll('.', '/').replace(/index$/, '')}`
    const file = route.includes('$') ? route.replace(/s\/\$.*/, '') : route.replace(/\/$/, '')
    return { file, routes: ['__root__', LAYOUT, route], parts: route.includes('$noteSlug') ? [PDF_ENGINE] : [] }
  })
}
