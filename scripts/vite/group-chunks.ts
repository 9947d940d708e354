import type { Plugin, Rolldown } from 'vite'

/**
 * The code of every page is three files, so that a change of the app leaves the libraries on the device. The code that
 * pages of the dashboard share is one file, because fifty small ones would wait for one another at the first visit.
 * Rolldown splits the rest by the parts of the app that need it. `$initial` is the code that every page loads.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  // Without its folders: their modules, such as the dialog, are loaded on demand.
  { name: 'ui', test: /[\\/]src[\\/]ui[\\/][^\\/]+$/ },
  { name: 'app', tags: ['$initial' as const] },
  { debugName: 'dashboard', name: nameOfDashboard, test: /[\\/](?:src|domain)[\\/]/ },
]

const ROUTE = /[\\/]src[\\/]routes[\\/].*\?tsr-split=/
const OF_DASHBOARD = /[\\/]src[\\/]routes[\\/]dashboard[\\/]/
/** Every page loads it after its start. */
const OF_EVERY_PAGE = /[\\/]src[\\/]app[\\/]watch-page\.ts$/

/** The file for code that several pages need, if all of them are in the dashboard; null leaves a module to rolldown. */
function nameOfDashboard(id: string, modules: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id])
  for (const module of importers) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) importers.add(importer)
  }
  if ([...importers].some((module) => OF_EVERY_PAGE.test(module))) return null
  const routes = [...importers].filter((module) => ROUTE.test(module))
  const isShared = routes.length > 1 && !routes.includes(id) && routes.every((route) => OF_DASHBOARD.test(route))
  return isShared ? 'dashboard-shared' : null
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
  }
}
