import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { experimental_generateTypes } from 'wrangler'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { fileOf } from '#scripts/set-up/processes.mjs'

/** The compiler's messages about one file with this code in a folder of the project. */
function check(room: string, code: string): string {
  const folder = join(projectFolder, '.cache/types-of-rooms', room)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'probe.ts'), code)
  const options = {
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    noEmit: true,
    tsBuildInfoFile: null,
  }
  const config = { extends: `../../../${room}/tsconfig.json`, compilerOptions: options, include: ['.'], references: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return spawnSync(process.execPath, [fileOf('tsc'), '-p', folder], { encoding: 'utf8' }).stdout.trim()
}

const IN_A_PAGE = 'export const title = document.title\n'
/** The tools of the app must not bring Node's types along. */
const WITH_PACKAGES = "import '@trpc/client'\nimport '@tanstack/react-router'\nimport 'react-pdf'\n"
const ON_A_MACHINE = "import { readFileSync } from 'node:fs'\nexport const text = readFileSync('a', 'utf8')\n"

test.each([
  ['worker', IN_A_PAGE, "Cannot find name 'document'"],
  ['scripts', IN_A_PAGE, "Cannot find name 'document'"],
  ['src', WITH_PACKAGES + ON_A_MACHINE, "Cannot find name 'node:fs'"],
  ['src', 'export const mode = process.env.MODE\n', "Cannot find name 'process'"],
])('%s does not know what only others have', (room, code, complaint) => {
  expect(check(room, code)).toContain(complaint)
})

test.each([
  ['worker', "import { createHash } from 'node:crypto'\nexport const hash = createHash('sha256')\n"],
  ['scripts', ON_A_MACHINE],
  ['src', IN_A_PAGE],
  ['tests', IN_A_PAGE + ON_A_MACHINE],
])('%s knows what it has', (room, code) => {
  expect(check(room, code)).toBe('')
})

test('worker/bindings.d.ts is what `npm run types:bindings` makes of wrangler.toml and .dev.vars.example', async () => {
  // Without its build command, which would build the whole app first.
  const config = join(projectFolder, '.cache/types-of-rooms/wrangler.toml')
  const main = JSON.stringify(join(projectFolder, 'worker/index.ts'))
  const settings = readFileSync(join(projectFolder, 'wrangler.toml'), 'utf8').replace(/^command = .*$/m, '')
  writeFileSync(
    config,
    settings.replace('main = "worker/index.ts"', () => `main = ${main}`),
  )
  const { env } = await experimental_generateTypes({
    config,
    envFile: [join(projectFolder, '.dev.vars.example')],
    includeRuntime: false,
    path: join(projectFolder, 'worker/bindings.d.ts'),
  })
  expect(env).toContain('D1Database')
  expect(readFileSync(join(projectFolder, 'worker/bindings.d.ts'), 'utf8')).toContain(env)
})
