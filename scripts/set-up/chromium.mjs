import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { giveUp, projectFolder } from './machine.mjs'

/** The first one has no windows to draw, and opens pages three times as fast. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * Where Chromium is, after installing it if it is missing: Debian's package when root on Debian, else Playwright's own
 * (then the answer is undefined, and Playwright finds it by itself).
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const [shell] = DEBIAN_CHROMIUMS
  if (!existsSync(shell) && process.getuid?.() === 0 && isDebian()) installOnDebian()
  const installed = DEBIAN_CHROMIUMS.find((path) => existsSync(path))
  if (installed) return installed
  console.log('Installing Chromium (Playwright)...')
  try {
    execFileSync(
      `${projectFolder}/node_modules/node/bin/node`,
      [`${projectFolder}/node_modules/@playwright/test/cli.js`, 'install', 'chromium'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
  } catch {
    giveUp(
      'Chromium is missing and could not be installed. Install it, and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  }
  return undefined
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
    // A Chromium with windows, or Playwright's own, does as well.
    console.error(`The Debian package could not be installed: ${error.message}`)
  }
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
