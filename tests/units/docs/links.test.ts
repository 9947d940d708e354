import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

const pages = execFileSync('git', ['ls-files', '*.md', ':!content'], { cwd: projectFolder, encoding: 'utf8' })
  .trim()
  .split('\n')

test.each(pages)('every file to which %s links exists', (page) => {
  const text = readFileSync(join(projectFolder, page), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.split('#', 1)[0] ?? '')
  const files = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target))
  expect(files.filter((file) => !existsSync(join(projectFolder, dirname(page), file)))).toEqual([])
})
