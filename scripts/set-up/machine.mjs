// What every command needs before it can begin. Plain JavaScript for Node 20, before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Ends the process with one clear sentence. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function checkMachine() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    giveUp(`Adhyayan needs Node.js 20 or newer; this is ${process.version}. Get it from https://nodejs.org.`)
  try {
    accessSync(projectFolder, constants.W_OK)
    mkdirSync(join(projectFolder, '.cache'), { recursive: true })
    writeFileSync(join(projectFolder, '.cache/writable'), '')
  } catch {
    giveUp(
      `Adhyayan keeps its packages, its build and its local database in ${projectFolder}, but may not write there.`,
    )
  }
}

/** Wrangler would quietly choose another port. */
export async function requirePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  for (const host of ['127.0.0.1', '::1']) {
    const error = await new Promise((resolve) => {
      const server = createServer()
      server.once('error', resolve)
      server.listen(port, host, () => server.close(() => resolve(null)))
    })
    if (error?.code === 'EADDRINUSE')
      giveUp(`Port ${port} is taken by another program. End it, or choose another one: PORT=8788 npm start`)
    if (error?.code === 'EACCES')
      giveUp(`Port ${port} may not be used by this account. Choose another one: PORT=8787 npm start`)
  }
}

/** Installs the packages when they are missing or are not those of the lock file. */
export function installIfNeeded() {
  const stamp = join(projectFolder, 'node_modules/.adhyayan-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (a minute or two, the first time)...')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
  } catch {
    giveUp('The packages could not be installed. What npm says above tells why; check the network and try again.')
  }
  const after = createHash('sha256')
    .update(readFileSync(join(projectFolder, 'package-lock.json')))
    .digest('hex')
  writeFileSync(stamp, after)
}

/** Builds what is missing, here rather than inside wrangler, which would bury a mistake in the content under its own. */
export function ensureBuilt() {
  const node = join(projectFolder, 'node_modules/node/bin/node')
  const { status } = spawnSync(node, [join(projectFolder, 'scripts/ensure-built.ts')], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: quietWrangler(),
  })
  if (status !== 0) giveUp('Adhyayan was not built; what is said above must be mended first.')
}

/** An environment in which wrangler asks nobody, tells nobody and fetches nothing. */
export function quietWrangler(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(projectFolder, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    ...extra,
  }
}
