import type { Plugin, Rolldown } from 'vite'

/**
 * The code of every page is three files, so that a change of the app leaves the libraries on the device. The code that
 * pages of the dashboard share is one file, because fifty small ones would wait for one another at the first visit.
 * Rolldown splits the rest by the parts of the app that need it. `$initial` is the code that every page loads.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  // Without its folders: their modules, such as the dialog, are loaded on demand. This group and the next three join
  // small modules that pages need together, because the headers of an answer weigh as much as some of them.
  {
    name: 'ui',
    test: /[\\/]src[\\/]ui[\\/][^\\/]+$|[\\/](?:domain[\\/]failure-kind|connection-error|loading[\\/](?:extra|fetch-asset)|content-file)\.tsx?$/,
  },
  { name: 'flowing-text', test: /[\\/](?:flowing-text|flowing-note-data|figure-buttons)\.tsx?$/ },
  { name: 'card-buttons', test: /[\\/](?:favorite-target|favorite-toggle|save-button)\.tsx?$/ },
  { name: 'watch-page', test: /[\\/](?:app[\\/]watch-page|page[\\/](?:kept-place|printing))\.ts$/ },
  { name: 'app', tags: ['$initial' as const] },
  { debugName: 'dashboard', name: nameOfDashboard, test: /[\\/](?:src|domain)[\\/]/ },
]

const ROUTE = /[\\/]src[\\/]routes[\\/].*\?tsr-split=/
const OF_DASHBOARD = /[\\/]src[\\/]routes[\\/]dashboard[\\/]/
const IN_FEATURE = /[\\/]src[\\/]features[\\/]/
const OF_STORE = /[\\/]src[\\/]platform[\\/]device[\\/]|[\\/]domain[\\/](?:account|calendar|catalogue|quiz|study)[\\/]/
const STORE = /[\\/]src[\\/]platform[\\/]device[\\/]store[\\/]device\.ts$/
/** Every page loads it after its start. */
const OF_EVERY_PAGE = /[\\/]src[\\/]app[\\/]watch-page\.ts$/

/** The file for code that several pages need, if all of them are in the dashboard; null leaves a module to rolldown. */
function nameOfDashboard(id: string, modules: Rolldown.ChunkingContext): string | null {
  // What a feature loads later belongs to the pages of the feature.
  const users = usersOf(id, modules, ({ importers, dynamicImporters }) => [
    ...importers,
    ...dynamicImporters.filter((importer) => IN_FEATURE.test(importer)),
  ])
  const isPublic = (user: string) => OF_EVERY_PAGE.test(user) || (ROUTE.test(user) && !OF_DASHBOARD.test(user))
  const first = usersOf(id, modules, ({ importers }) => importers)
  const routes = first.filter((user) => ROUTE.test(user))
  if (routes.length < 2 || routes.includes(id) || first.some(isPublic)) return null
  if (!users.some(isPublic)) return 'dashboard-shared'
  // Public pages load the store later, with all that it needs and nothing else.
  return OF_STORE.test(id) && first.some((user) => STORE.test(user)) ? 'device' : null
}

type Users = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'>

/** A module with everything that needs it. */
function usersOf(id: string, modules: Rolldown.ChunkingContext, importersOf: (info: Users) => string[]): string[] {
  const users = new Set([id])
  for (const user of users) {
    const info = modules.getModuleInfo(user)
    for (const importer of info ? importersOf(info) : []) users.add(importer)
  }
  return [...users]
}

export function groupChunks(): Plugin {
  return {
    name: 'group-chunks',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The script of every page lists all files, and hashes cannot be compressed. Seven characters are 42 bits.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false },
          },
        },
      },
    }),
  }
}
