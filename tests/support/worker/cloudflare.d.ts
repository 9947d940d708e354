// The two modules that exist only inside workerd, as far as the tests use them. The runtime's own global types would
// replace the browser's in the whole project.
declare module 'cloudflare:workers' {
  export const env: unknown
}
declare module 'cloudflare:test' {
  export type D1Migration = { name: string; queries: string[] }
  export function applyD1Migrations(database: unknown, migrations: D1Migration[]): Promise<void>
}
