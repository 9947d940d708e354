import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../scripts/set-up/files.mjs'
import { environment } from '../../scripts/set-up/processes.mjs'

/** The worker as `wrangler deploy` would upload it, or as `wrangler dev` would run it. */
function bundle(NODE_ENV: string | undefined): string {
  const folder = join(projectFolder, '.cache/deployed-worker')
  const config = join(folder, 'wrangler.json')
  mkdirSync(folder, { recursive: true })
  const main = join(projectFolder, 'worker/index.ts')
  const settings = { name: 'x', main, compatibility_date: '2026-11-01', compatibility_flags: ['nodejs_compat'] }
  writeFileSync(config, JSON.stringify({ ...settings, minify: true }))
  const wrangler = join(projectFolder, 'node_modules/wrangler/bin/wrangler.js')
  execFileSync(process.execPath, [wrangler, 'deploy', '--dry-run', '--config', config, '--outdir', folder], {
    cwd: folder,
    stdio: 'ignore',
    env: environment({ NODE_ENV }),
  })
  return readFileSync(join(folder, 'index.js'), 'utf8')
}

test('a deployed worker does not hold the mailbox of development', () => {
  const marks = ['Mailbox of this development server', 'No letters yet', '<p>To ']
  const development = bundle('development')
  expect(marks.filter((mark) => development.includes(mark))).toEqual(marks)
  const deployed = bundle(undefined)
  expect(deployed).toContain('/dev/mail')
  expect(marks.filter((mark) => deployed.includes(mark))).toEqual([])
}, 60_000)
