import type { Figure } from '../bench-figure.ts'
import { serveWorker } from './served-worker.ts'
import { bundleWorker } from './worker-size.ts'

const TIMES = 31
const ITERATIONS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]
/** Those of new hashes (worker/password/passwords.ts). */
const CHOSEN = 40_000
const SALT_AND_KEY = `${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * What a password hash costs in workerd. A hash waits for nothing, so on a machine that does nothing else its fastest
 * time is its processor time. A request that hashes nothing is subtracted.
 */
export async function measurePasswordHashes(): Promise<Figure[]> {
  const folder = bundleWorker('hashing', ['--config', 'tests/bench/server/hashing.toml'])
  const worker = await serveWorker({ script: `${folder}/hashing-worker.js` })
  const fastest = async (hash: string) => {
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const start = performance.now()
      await (await fetch(`${worker.origin}/?hash=${encodeURIComponent(hash)}`)).text()
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  try {
    const nothing = await fastest('')
    const scrypt = (await fastest(`$scrypt$ln=14,r=8,p=5$${SALT_AND_KEY}`)) - nothing
    console.log(`scrypt: ${scrypt.toFixed(1)} ms`)
    let chosen = 0
    for (const iterations of ITERATIONS) {
      const time = (await fastest(`$pbkdf2-sha256$i=${iterations}$${SALT_AND_KEY}`)) - nothing
      console.log(`PBKDF2 with ${iterations} iterations: ${time.toFixed(1)} ms`)
      if (iterations === CHOSEN) chosen = time
    }
    return [
      { name: 'a hash of scrypt', value: scrypt, unit: 'ms', limit: 200, better: 'less' },
      { name: `a hash of PBKDF2, ${CHOSEN} iterations`, value: chosen, unit: 'ms', limit: 8, better: 'less' },
    ]
  } finally {
    await worker.close()
  }
}
