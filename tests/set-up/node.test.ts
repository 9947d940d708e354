import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { chooseNode, environmentOf } from '#scripts/set-up/node.mjs'

const linux = { execPath: '/usr/bin/node', version: 'v24.5.0', platform: 'linux', env: {} }

describe('the Node that runs the project', () => {
  test.each(['v24.5.0', 'v24.21.0', 'v25.0.0', 'v30.0.0'])('%s is used as it is', (version) => {
    expect(chooseNode({ ...linux, version })).toEqual({ path: '/usr/bin/node' })
  })

  test.each(['v20.0.0', 'v22.23.3', 'v23.11.0', 'v24.4.1'])('%s gives way to the package', (version) => {
    expect(chooseNode({ ...linux, version })).toEqual({
      path: join(projectFolder, 'node_modules/node/bin/node'),
    })
  })

  test('the package is elsewhere on Windows', () => {
    const { path } = chooseNode({ ...linux, platform: 'win32', version: 'v20.9.0' })
    expect(path.endsWith('node_modules\\node\\bin\\node.exe')).toBe(true)
  })

  test('in a script of npm it is the one of npm, not the package that npm puts first on the PATH', () => {
    const script = (version: string) => ({
      ...linux,
      execPath: join(projectFolder, 'node_modules/node/bin/node'),
      version: 'v24.21.0',
      env: { npm_node_execpath: '/opt/node/bin/node', npm_config_user_agent: `npm/11.1.0 node/v${version} linux x64` },
    })
    expect(chooseNode(script('24.5.0'))).toEqual({ path: '/opt/node/bin/node' })
    expect(chooseNode(script('22.23.3')).path).toBe(join(projectFolder, 'node_modules/node/bin/node'))
  })
})

describe('the environment of what it runs', () => {
  test('finds the same Node by its name', () => {
    const env = environmentOf({ path: '/opt/node/bin/node' }, { platform: 'linux', env: { PATH: '/bin' } })
    expect(env).toMatchObject({ PATH: '/opt/node/bin:/bin', WRANGLER_SEND_METRICS: 'false' })
  })

  test('has one PATH on Windows, however it is written', () => {
    const windows = { platform: 'win32', env: { Path: 'C:\\Windows' } }
    const env = environmentOf({ path: 'C:\\Program Files\\nodejs\\node.exe' }, windows)
    expect(env).toMatchObject({ Path: 'C:\\Program Files\\nodejs;C:\\Windows' })
    expect(env).not.toHaveProperty('PATH')
  })

  test('is what the caller adds, above all', () => {
    const env = environmentOf({ path: '/bin/node' }, { platform: 'linux', env: { CI: '' } }, { CI: 'true' })
    expect(env).toMatchObject({ CI: 'true' })
  })
})
