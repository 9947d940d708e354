// Starts the programs of the commands, on the Node of node.mjs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './files.mjs'
import { giveUp } from './machine.mjs'
import { chooseNode, environmentOf } from './node.mjs'

/** The environment of everything in the project. */
export function environment(extra = {}) {
  return environmentOf(findNode(), process, extra)
}

/** The Node on which everything in the project runs. */
function findNode() {
  const node = chooseNode(process)
  if (!existsSync(node.path)) {
    giveUp(
      `This is Node.js ${process.version}, and the newer one that Adhyayan brings for it could not be installed here. Install Node.js 24.5 or newer from https://nodejs.org.`,
    )
  }
  return node
}

/**
 * Runs a file of the project, or a command of one of its packages, until it ends.
 *
 * @param {string} what such as `scripts/build.ts` or `wrangler`
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {number} its exit status
 */
export function run(what, args = [], { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const { status } = spawnSync(findNode().path, [fileOf(what), ...args], {
    cwd: projectFolder,
    stdio,
    env: environment(env),
  })
  return status ?? 1
}

/** Starts a file of the project, or a command of one of its packages. */
export function start(what, args = [], { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return spawn(findNode().path, [fileOf(what), ...args], { cwd: projectFolder, stdio, env: environment(env) })
}

/** Packages whose commands have another name. */
const PACKAGES = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript' }

/** @param {string} what as for `run` */
export function fileOf(what) {
  if (/\.(ts|mjs)$/.test(what)) return join(projectFolder, what)
  const folder = join(projectFolder, 'node_modules', PACKAGES[what] ?? what)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[what])
}

/** How often this process checks whether the npm that started it is still there, in milliseconds. */
const NPM_CHECK_MS = 1_000

/**
 * This process ends when its child does, and takes the child with it when it is told to end, or when the npm that started
 * it has ended.
 *
 * @typedef {(event: string, listener: (code: number | null) => void) => unknown} Listen
 * @param {{ kill: (signal: NodeJS.Signals) => unknown, on: Listen }} child
 * @param {{ platform: string, ppid: number, env: NodeJS.ProcessEnv, on: Listen, exit: (code: number) => unknown }} parent
 */
export function stopWithChild(child, parent = process) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    parent.on(signal, () => {
      // The console of Windows tells the child about Ctrl-C by itself. `kill` would end it there before it has tidied
      // up.
      if (parent.platform !== 'win32') child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  // A signal that ends npm also ends its shell, which does not pass it on.
  if (parent.env.npm_lifecycle_event) {
    const { ppid } = parent
    setInterval(() => parent.ppid !== ppid && child.kill('SIGTERM'), NPM_CHECK_MS).unref()
  }
  parent.on('exit', () => child.kill('SIGKILL'))
  child.on('exit', (code) => parent.exit(code ?? 0))
}
