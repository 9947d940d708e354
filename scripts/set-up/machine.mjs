// The preparations of every command. Plain JavaScript for Node 20, before anything is installed.
import { execSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { hashOf, projectFolder, readIfThere } from './files.mjs'

/**
 * Ends the process with one clear sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Prepares the machine for the project's commands: Node, a writable folder, the packages of the lock. */
export function prepareMachine() {
  checkMachine()
  installIfNeeded()
}

export function checkMachine() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    giveUp(`Adhyayan needs Node.js 20 or newer; this is ${process.version}. Get it from https://nodejs.org.`)
  if (hasMusl())
    giveUp(
      'Adhyayan runs in workerd, which is built for glibc; the C library here is musl. Use a Linux with glibc, such as the image node:24-slim.',
    )
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

/** Whether the C library is musl, as on Alpine. Node reports the version of glibc where there is one. */
function hasMusl() {
  if (process.platform !== 'linux') return false
  // It would look up the names of all connections.
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime === undefined
}

/** Otherwise wrangler would silently choose another port. */
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
      giveUp(`Port ${port} is taken by another program. End it, or choose another one: ${startOnPort(8788)}`)
    if (error?.code === 'EACCES')
      giveUp(`Port ${port} may not be used by this account. Choose another one: ${startOnPort(8787)}`)
  }
}

/** As it is typed in a terminal. */
export function startOnPort(port, platform = process.platform) {
  return platform === 'win32' ? `set PORT=${port}&& npm start` : `PORT=${port} npm start`
}

/** Installs the packages if they are missing or differ from the lock file, which does not change. */
export function installIfNeeded() {
  const stamp = join(projectFolder, 'node_modules/.adhyayan-lock')
  const lock = hashOf(['package-lock.json'])
  if (readIfThere(stamp) === lock) return
  console.log('Installing packages (a minute or two, the first time)...')
  try {
    // A command line and not a list of words, because on Windows npm is a batch file, which only a shell can run.
    execSync('npm install --no-save --no-audit --no-fund --loglevel=error', {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  } catch {
    giveUp('The packages could not be installed. What npm says above tells why; check the network and try again.')
  }
  writeFileSync(stamp, lock)
}
