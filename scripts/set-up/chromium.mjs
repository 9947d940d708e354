import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readIfThere } from './files.mjs'
import { giveUp } from './machine.mjs'
import { run } from './processes.mjs'

/** The first one does not draw windows, and opens pages three times as fast. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * The environment that names Chromium, which is installed if it is missing: Debian's package for root on Debian,
 * otherwise Playwright's own, which Playwright finds by itself.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return {}
  const [shell] = DEBIAN_CHROMIUMS
  if (!existsSync(shell) && process.getuid?.() === 0 && isDebian()) installOnDebian()
  const CHROMIUM_PATH = DEBIAN_CHROMIUMS.find((path) => existsSync(path))
  if (CHROMIUM_PATH) return { CHROMIUM_PATH }
  console.log('Installing Chromium (Playwright)...')
  if (run('playwright', ['install', 'chromium']) !== 0) {
    giveUp('Chromium is missing and could not be installed. Install it, and name it in the variable CHROMIUM_PATH.')
  }
  return {}
}

function installOnDebian() {
  console.log('Installing Chromium (Debian package)...')
  const apt = (...args) =>
    execFileSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update')
    apt('install', 'chromium-headless-shell')
  } catch (error) {
    // A Chromium with windows, or Playwright's own, is fine, too.
    console.error(`The Debian package could not be installed: ${error.message}`)
  }
}

function isDebian() {
  return /^ID(_LIKE)?=.*debian/m.test(readIfThere('/etc/os-release'))
}
