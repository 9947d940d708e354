import { env } from 'cloudflare:workers'
import type { TestEnv } from './api-client.ts'
import type { Control } from './libsql-server.ts'

const { LIBSQL_CONTROL } = env as TestEnv

export const hasLibsql = LIBSQL_CONTROL !== ''

/** Tells the libSQL server of the tests to delay or fail requests, or sets its counter. Nothing on D1. */
export async function setControl(control: Partial<Control>): Promise<void> {
  if (hasLibsql) await fetch(LIBSQL_CONTROL, { method: 'POST', body: JSON.stringify(control) })
}

/** The number of requests that the libSQL server got while `work` ran. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  await setControl({ roundTrips: 0 })
  await work()
  const control: Control = await (await fetch(LIBSQL_CONTROL)).json()
  return control.roundTrips
}

/** The statements that began transactions on the libSQL server while `work` ran. */
export async function listBegins(work: () => Promise<unknown>): Promise<string[]> {
  await setControl({ begins: [] })
  await work()
  const control: Control = await (await fetch(LIBSQL_CONTROL)).json()
  return control.begins
}
