import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'

function start(port: string) {
  const { status, stderr } = spawnSync(process.execPath, [`${projectFolder}/scripts/start.mjs`], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, said: stderr.trim() }
}

test.each(['abc', '0', '65536', '80.5'])('the port %s is refused in one sentence', (port) => {
  expect(start(port)).toEqual({ status: 1, said: `PORT must be a number from 1 to 65535, not "${port}".` })
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
