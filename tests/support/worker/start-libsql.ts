import type { TestProject } from 'vitest/node'
import { startLibsqlServer } from './libsql-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    libsqlUrl: string
  }
}

export type GlobalSetupContext = { inject: (key: 'libsqlUrl') => string }

/** One libSQL server for the run of a project. */
export default async function setup(project: TestProject) {
  const server = await startLibsqlServer()
  project.provide('libsqlUrl', server.url)
  return server.close
}
