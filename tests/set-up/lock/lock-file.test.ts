import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { listWithoutIntegrity, readLock } from '#scripts/set-up/lock/lock-file.ts'
import { findMissing } from '#scripts/set-up/lock/missing-packages.ts'
import { platformOf } from '#scripts/set-up/lock/platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'adhyayan-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { packages } = readLock()

test('every optional dependency of every package has its entry; `npm run lock:complete` adds what is missing', () => {
  expect(findMissing({ packages })).toEqual([])
})

test('npm can check the bytes of every package; `npm run lock:complete` adds the checksums that are missing', () => {
  expect(listWithoutIntegrity({ packages }).map(([place]) => place)).toEqual([])
})

test('every version is pinned exactly', () => {
  const { '': project = {} } = packages
  const wanted = Object.entries({ ...project.dependencies, ...project.devDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lock names no registry, so that it works with any', () => {
  expect(Object.keys(packages).filter((place) => packages[place]?.resolved !== undefined)).toEqual([])
  expect(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')).not.toMatch(/\.tgz/)
})

test("the registry's data of builds agrees with their names", () => {
  const builds = Object.entries(packages).filter(([, { os, cpu, optional }]) => optional && os && cpu?.length === 1)
  expect(builds.length).toBeGreaterThan(100)
  for (const [place, { os, cpu, libc }] of builds) {
    const said = platformOf(place)
    expect({ place, os: said.os, cpu: said.cpu }).toEqual({ place, os, cpu })
    // Some names do not say which C library the build needs. npm would then install it with either.
    if (libc && said.libc) expect({ place, libc: said.libc }).toEqual({ place, libc })
  }
})

test.each([
  ['linux', 'x64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'arm64', 'musl'],
  ['darwin', 'arm64', ''],
  ['darwin', 'x64', ''],
  ['win32', 'x64', ''],
])('npm ci takes the lock on %s %s %s', (os, cpu, libc) => {
  const scratch = join(folder, `${os}-${cpu}-${libc}`)
  mkdirSync(scratch)
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(projectFolder, file), join(scratch, file))
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error', `--os=${os}`, `--cpu=${cpu}`].concat(
      libc ? [`--libc=${libc}`] : [],
    ),
    { cwd: scratch, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
