// Which Node runs the project. Plain JavaScript for Node 20, before anything is installed.
import { posix, win32 } from 'node:path'
import { projectFolder } from './files.mjs'

/**
 * From 24.5 on, Node has the locks that browsers have (`navigator.locks`), which the unit tests need.
 *
 * @param {string} version such as `24.5.0` or `v24.5.0`
 */
function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

/**
 * Node 24.5 or newer is used as it is; for an older one there is the package `node`. In a script of npm the PATH begins
 * with that package, also where it is not needed: npm says in its environment which Node it runs on itself.
 *
 * @returns {{ path: string }}
 */
export function chooseNode({ execPath, version, platform, env }) {
  const versionOfNpm = /\bnode\/v(\d+\.\d+\.\d+)/.exec(env.npm_config_user_agent ?? '')?.[1]
  if (env.npm_node_execpath && versionOfNpm && isNewEnough(versionOfNpm)) {
    return { path: env.npm_node_execpath }
  }
  if (isNewEnough(version)) return { path: execPath }
  const { join } = platform === 'win32' ? win32 : posix
  const file = platform === 'win32' ? 'node.exe' : 'node'
  return { path: join(projectFolder, 'node_modules/node/bin', file) }
}

/**
 * The environment of everything that runs on the chosen Node, so that a program that calls `node` by name gets it, too.
 * Wrangler is told not to ask questions, send metrics or fetch anything.
 */
export function environmentOf({ path }, { platform, env }, extra = {}) {
  const { dirname, delimiter } = platform === 'win32' ? win32 : posix
  // Windows ignores the case of a variable's name, which is usually `Path`.
  const PATH = Object.keys(env).find((name) => platform === 'win32' && name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...env,
    [PATH]: [dirname(path), env[PATH]].filter(Boolean).join(delimiter),
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    ...extra,
  }
}
