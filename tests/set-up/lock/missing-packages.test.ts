import { describe, expect, test } from 'vitest'
import { findMissing } from '#scripts/set-up/lock/missing-packages.ts'
import { platformOf } from '#scripts/set-up/lock/platform.ts'

describe('optional packages that a lock does not hold', () => {
  const parent = { version: '2.0.0', dev: true, optionalDependencies: { 'tool-darwin-arm64': '2.0.0' } }

  test('are missing with their version and place', () => {
    expect(findMissing({ packages: { 'node_modules/tool': parent } })).toEqual([
      { name: 'tool-darwin-arm64', version: '2.0.0', place: 'node_modules/tool-darwin-arm64', dev: true },
    ])
  })

  test('are found in every folder where the package would find them', () => {
    for (const place of ['', 'node_modules/a/node_modules/tool/', 'node_modules/a/']) {
      const packages = {
        'node_modules/a/node_modules/tool': parent,
        [`${place}node_modules/tool-darwin-arm64`]: { version: '2.0.0' },
      }
      expect(findMissing({ packages })).toEqual([])
    }
    const elsewhere = {
      'node_modules/tool': parent,
      'node_modules/a/node_modules/tool-darwin-arm64': { version: '2.0.0' },
    }
    expect(findMissing({ packages: elsewhere })).toHaveLength(1)
  })

  test('go into the folder of their package where another version has the common place', () => {
    const packages = {
      'node_modules/tool': parent,
      'node_modules/tool-darwin-arm64': { version: '1.0.0' },
    }
    expect(findMissing({ packages })).toMatchObject([{ place: 'node_modules/tool/node_modules/tool-darwin-arm64' }])
    const both = {
      'node_modules/tool': parent,
      'node_modules/a/node_modules/tool': { ...parent, optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
    }
    expect(findMissing({ packages: both })).toMatchObject([
      { version: '2.0.0', place: 'node_modules/tool-darwin-arm64' },
      { version: '1.0.0', place: 'node_modules/a/node_modules/tool/node_modules/tool-darwin-arm64' },
    ])
  })

  test.each([
    ['^1.2.0', '1.9.0', true],
    ['^1.2.0', '2.2.0', false],
    ['~2.3.2', '2.3.3', true],
    ['~2.3.2', '2.4.0', false],
  ])('a range %s is satisfied by %s: %s', (range, version, isSatisfied) => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { fsevents: range } },
      'node_modules/fsevents': { version },
    }
    const find = () => findMissing({ packages })
    if (isSatisfied) expect(find()).toEqual([])
    else expect(find).toThrow(`node_modules/tool wants fsevents@${range}`)
  })
})

describe('the machines that a package is built for', () => {
  test.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@cloudflare/workerd-darwin-64', { os: ['darwin'], cpu: ['x64'] }],
    ['@cloudflare/workerd-windows-64', { os: ['win32'], cpu: ['x64'] }],
    ['@napi-rs/canvas-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@img/sharp-libvips-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ])('%s', (name, machines) => {
    expect(platformOf(name)).toEqual(machines)
  })

  test('a name without a processor is refused', () => {
    expect(() => platformOf('fsevents')).toThrow('fsevents does not say which machine')
  })
})
