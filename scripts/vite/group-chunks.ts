import type { Plugin } from 'vite'

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
]

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
      const unmet = GROUPS.find(({ name, test }) => test && !files.some((file) => file.startsWith(`assets/${name}-`)))
      if (unmet) this.error(`No module meets the rule ${unmet.name} of scripts/vite/group-chunks.ts.`)
    },
  }
}
