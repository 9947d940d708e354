import type { Plugin, Rolldown } from 'vite'

/** What the pages of the dashboard share. */
const DASHBOARD = 'dashboard-shared'
const ATTEMPTS = 'attempts'

/**
 * Which modules share a file of the built app: the first rule that a module meets takes it. What meets none is split by
 * rolldown, according to which parts of the app need it. `$initial` is what every page loads, the app's entry among it.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  // Without its folders: what stands in them, such as the dialog, is loaded when it is wanted.
  { name: 'ui', test: /[\\/]src[\\/]ui[\\/][^\\/]+$|[\\/]content[\\/]site[\\/]facts\.ts$/ },
  { name: 'app', tags: ['$initial' as const] },
  // The page of a subject fetches that of its chapters ahead. As one file they are a kilobyte smaller.
  {
    name: 'chapters',
    test: /[\\/]src[\\/]features[\\/]catalogue[\\/](?:breadcrumb|contribute-link|chapters[\\/](?!counted-questions)[^\\/]*)\.tsx$/,
  },
  // Forty files of half a kilobyte each would wait for one another. What calls the worker is for other pages, too.
  { debugName: DASHBOARD, name: nameDashboardPart, test: /[\\/](?:src|domain)[\\/](?!app[\\/]data[\\/]trpc)/ },
]

const DASHBOARD_ROUTE = /[\\/]src[\\/]routes[\\/]dashboard[\\/]/
const DASHBOARD_LAYOUT = /[\\/]src[\\/]routes[\\/]dashboard[\\/]route\.tsx/
const QUIZ_ROUTE = /[\\/]src[\\/]routes[\\/]_site[\\/]quiz\.tsx/
const ROUTE = /[\\/]src[\\/]routes[\\/].*\?tsr-split=/

/**
 * What pages of the dashboard share. It never joins what pages of the public site begin with, but for the attempts that
 * the page of the quizzes shows: these are a file of their own.
 */
function nameDashboardPart(id: string, modules: Rolldown.ChunkingContext): string | null {
  const routes = listRoots(id, modules).filter((root) => ROUTE.test(root))
  if (routes.includes(id)) return null
  const ofDashboard = routes.filter((root) => DASHBOARD_ROUTE.test(root))
  const isOfAllPages = ofDashboard.some((root) => DASHBOARD_LAYOUT.test(root))
  const ofSite = routes.filter((root) => !ofDashboard.includes(root))
  if (ofSite.length === 0) return isOfAllPages || ofDashboard.length > 1 ? DASHBOARD : null
  return isOfAllPages && ofSite.every((root) => QUIZ_ROUTE.test(root)) ? ATTEMPTS : null
}

/** What is loaded by itself and needs this module from its start. */
function listRoots(id: string, modules: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const module of found) for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer)
  return [...found].filter((module) => {
    const info = modules.getModuleInfo(module)
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
  })
}

export function groupChunks(): Plugin {
  return {
    name: 'group-chunks',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } } },
      },
    }),
    writeBundle(_, bundle) {
      const files = Object.keys(bundle)
      const names = GROUPS.flatMap(({ name, tags }) =>
        tags ? [] : typeof name === 'string' ? name : [DASHBOARD, ATTEMPTS],
      )
      const unmet = names.find((name) => !files.some((file) => file.startsWith(`assets/${name}-`)))
      if (unmet) this.error(`No module meets the rule ${unmet} of scripts/vite/group-chunks.ts.`)
    },
  }
}
