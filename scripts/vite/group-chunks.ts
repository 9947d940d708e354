import type { Plugin, Rolldown } from 'vite'

/**
 * The files that pages and parts of the app share, and whom they are for (see nameSharedFile). No module has such a name, so
 * that a file of that name says that the rule is met.
 */
const SHARED = {
  /** All pages of the dashboard, or two of them. */
  dashboard: 'dashboard-shared',
  /** Whoever opens the store of the device, or sends what waits in it: a moment after the page. */
  device: 'device-shared',
  /** The screens of an attempt, and what is fetched before one begins. */
  attempt: 'attempt-shared',
  /** Whatever shows results of the search. */
  search: 'search-results',
  /** The pages of a subject and of a chapter: each fetches the other ahead, and as one file they are a kilobyte smaller. */
  chapters: 'chapters',
  /** The dashboard and the page of the quizzes. */
  attempts: 'attempts-shared',
  /** The dashboard and public pages, notes among them. */
  notes: 'notes-shared',
  /** The dashboard and other public pages, which have forms. */
  forms: 'forms-shared',
}

/**
 * Which modules share a file of the built app: the first rule that a module meets takes it. What meets none is split by
 * rolldown, according to which parts of the app need it. `$initial` is what every page loads, the app's entry among it.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  // Without its folders: what stands in them, such as the dialog, is loaded when it is wanted. The two others are for
  // nearly every page.
  {
    name: 'ui',
    test: /[\\/]src[\\/]ui[\\/][^\\/]+$|[\\/]content[\\/]site[\\/]facts\.ts$|[\\/]src[\\/]content[\\/]content-file\.ts$/,
  },
  { name: 'app', tags: ['$initial' as const] },
  // Fifty files of half a kilobyte each would wait for one another. What calls the worker is for other pages, too.
  {
    debugName: 'shared',
    name: nameSharedFile,
    test: /[\\/](?:src|domain)[\\/](?!app[\\/]data[\\/]trpc)|[\\/]node_modules[\\/]idb[\\/]/,
  },
]

const ROUTE = /[\\/]src[\\/]routes[\\/].*\?tsr-split=/
const DASHBOARD_ROUTE = /[\\/]src[\\/]routes[\\/]dashboard[\\/]/
const DASHBOARD_LAYOUT = /[\\/]src[\\/]routes[\\/]dashboard[\\/]route\.tsx/
const QUIZ_ROUTE = /[\\/]src[\\/]routes[\\/]_site[\\/]quiz\.tsx/
const NOTES_ROUTE = /[\\/]src[\\/]routes[\\/]_site[\\/]notes[\\/]/
const CHAPTER_ROUTE = /[\\/]src[\\/]routes[\\/]_site[\\/]notes[\\/]\$subject\.(?:\$chapter\.)?index\.tsx/
const OPENS_OR_SENDS = /[\\/]src[\\/](?:device[\\/]store[\\/]open-device|app[\\/]data[\\/]sending)\.ts$/
const ATTEMPT_SCREEN =
  /[\\/]src[\\/]features[\\/]quiz[\\/](?:attempt[\\/]attempt-screen|player[\\/]fetch-quiz-ahead)\.tsx?$/
const STUDENT_UI = /[\\/]src[\\/]ui[\\/]student[\\/]/
const SEARCH = /[\\/](?:features|domain)[\\/]search[\\/]/

/** Names the file of what several parts of the app need from their start; null leaves it to rolldown. */
function nameSharedFile(id: string, modules: Rolldown.ChunkingContext): string | null {
  const roots = listRoots(id, modules)
  const routes = roots.filter((root) => ROUTE.test(root))
  if (routes.includes(id)) return null
  const ofDashboard = routes.filter((root) => DASHBOARD_ROUTE.test(root))
  const ofSite = routes.filter((root) => !ofDashboard.includes(root))
  const isOfAllPages = ofDashboard.some((root) => DASHBOARD_LAYOUT.test(root))
  if (ofSite.length > 0) return nameForSite(ofSite, isOfAllPages)
  if (isOfAllPages || ofDashboard.length > 1 || STUDENT_UI.test(id)) return SHARED.dashboard
  if (roots.some((root) => OPENS_OR_SENDS.test(root))) return SHARED.device
  if (routes.length === 0 && roots.some((root) => ATTEMPT_SCREEN.test(root))) return SHARED.attempt
  return SEARCH.test(id) && roots.length > 1 ? SHARED.search : null
}

/** Pages of the public site begin with as little as they can: what they share with the dashboard stands by itself. */
function nameForSite(routes: string[], isOfDashboard: boolean): string | null {
  if (!isOfDashboard) return routes.every((route) => CHAPTER_ROUTE.test(route)) ? SHARED.chapters : null
  if (routes.every((route) => QUIZ_ROUTE.test(route))) return SHARED.attempts
  return routes.some((route) => NOTES_ROUTE.test(route)) ? SHARED.notes : SHARED.forms
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
        tags ? [] : typeof name === 'string' ? name : Object.values(SHARED),
      )
      const unmet = names.find((name) => !files.some((file) => file.startsWith(`assets/${name}-`)))
      if (unmet) this.error(`No module meets the rule ${unmet} of scripts/vite/group-chunks.ts.`)
    },
  }
}
