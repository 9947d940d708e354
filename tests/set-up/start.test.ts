import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

function start(port: string, before = '') {
  const options = before && ['--import', `data:text/javascript,${encodeURIComponent(before)}`]
  const { status, stderr } = spawnSync(process.execPath, [...options, `${projectFolder}/scripts/start.mjs`], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: stderr.trim() }
}

test.each(['abc', '0', '65536', '80.5'])('the port %s is refused in one sentence', (port) => {
  expect(start(port)).toEqual({ status: 1, said: `PORT must be a number from 1 to 65535, not "${port}".` })
})

test.runIf(process.platform === 'linux')('a Linux without glibc is refused in one sentence', () => {
  expect(start('8787', 'process.report.getReport = () => ({ header: {} })')).toEqual({
    status: 1,
    said: 'Adhyayan runs in workerd, which is built for glibc; the C library here is musl. Use a Linux with glibc, such as the image node:24-slim.',
  })
})

test('a port that is taken is refused in one sentence', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const { status, said } = start(String(port))
    expect(status).toBe(1)
    expect(said).toBe(`Port ${port} is taken by another program. End it, or choose another one: PORT=8788 npm start`)
  } finally {
    server.close()
  }
})
