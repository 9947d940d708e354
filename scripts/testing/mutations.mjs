// node scripts/run.mjs scripts/testing/mutations.mjs [FROM [TO]]: makes each mistake of mistakes.mjs, one at a time, runs
// its tests, and names the mistakes that no test catches. It changes files and puts them back, so use a clone of your own.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'
import { MISTAKES } from './mistakes.mjs'

const vitest = join(projectFolder, 'node_modules/vitest/vitest.mjs')
const [from = '1', to = String(MISTAKES.length)] = process.argv.slice(2)
const chosen = MISTAKES.slice(Number(from) - 1, Number(to))
const missed = []
for (const [index, [file, code, mistake, tests]] of chosen.entries()) {
  const name = `${Number(from) + index}. ${file}: ${code.trim()} -> ${mistake.trim() || '(nothing)'}`
  const path = join(projectFolder, file)
  const right = readFileSync(path, 'utf8')
  if (right.split(code).length !== 2) throw new Error(`${name}: the code must be there once.`)
  let status
  try {
    writeFileSync(
      path,
      right.replace(code, () => mistake),
    )
    const project = tests.startsWith('worker/') ? 'worker on d1' : 'domain'
    const folders = tests.split(' ').map((folder) => `tests/${folder}`)
    const args = ['run', `--project=${project}`, '--bail=1', '--silent', '--reporter=dot', ...folders]
    status = spawnSync(process.execPath, [vitest, ...args], { cwd: projectFolder, stdio: 'ignore' }).status
  } finally {
    writeFileSync(path, right)
  }
  if (status === 0) missed.push(name)
  console.log(`${status === 0 ? 'MISSED' : 'caught'} ${name}`)
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught\n${missed.join('\n')}`)
