import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { startOnPort } from '#scripts/set-up/machine.mjs'
import { fileOf, stopWithChild } from '#scripts/set-up/processes.mjs'

/** A process and its child that record the signals that they get. */
function family(platform: string, env: NodeJS.ProcessEnv = {}) {
  const told: string[] = []
  const child = Object.assign(new EventEmitter(), {
    kill: (signal?: NodeJS.Signals | number) => told.push(`kill ${signal}`) > 0,
  })
  const parent = Object.assign(new EventEmitter(), {
    platform,
    env,
    ppid: 7,
    exit: (code: number) => told.push(`exit ${code}`),
  })
  stopWithChild(child, parent)
  return { child, parent, told }
}

test('a signal reaches the child, and what its terminal says when it closes ends it, too', () => {
  const { parent, told } = family('linux')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) parent.emit(signal)
  expect(told).toEqual(['kill SIGINT', 'kill SIGTERM', 'kill SIGTERM'])
})

test('on Windows the child hears of Ctrl-C by itself, and is not cut off', () => {
  const { parent, told } = family('win32')
  parent.emit('SIGINT')
  expect(told).toEqual([])
})

test('a child of npm ends when npm has ended, and a detached one continues', () => {
  vi.useFakeTimers()
  try {
    const byNpm = family('linux', { npm_lifecycle_event: 'start' })
    const byItself = family('linux')
    vi.advanceTimersByTime(5_000)
    expect(byNpm.told).toEqual([])
    for (const { parent } of [byNpm, byItself]) parent.ppid = 1
    vi.advanceTimersByTime(1_000)
    expect(byNpm.told).toEqual(['kill SIGTERM'])
    expect(byItself.told).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test.each(['linux', 'win32'])('on %s neither outlives the other', (platform) => {
  const { child, parent, told } = family(platform)
  parent.emit('exit')
  child.emit('exit', 3)
  child.emit('exit', null)
  expect(told).toEqual(['kill SIGKILL', 'exit 3', 'exit 0'])
})

test.each(['biome', 'drizzle-kit', 'knip', 'playwright', 'tsc', 'vite', 'vitest', 'wrangler', 'scripts/build.ts'])(
  '%s is found by its name',
  (what) => {
    expect(existsSync(fileOf(what))).toBe(true)
  },
)

test('another port is chosen as the system’s shell has it', () => {
  expect(startOnPort(8788, 'linux')).toBe('PORT=8788 npm start')
  expect(startOnPort(8788, 'win32')).toBe('set PORT=8788&& npm start')
})
