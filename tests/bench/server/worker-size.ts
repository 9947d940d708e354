import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '#scripts/set-up/files.mjs'
import type { Figure } from '../bench-figure.ts'

export type Workers = { product: string; bare: string }

/** Bundles a worker as for a deployment, and returns the folder of the bundle. */
export function bundleWorker(name: string, args: string[]): string {
  const folder = join(projectFolder, '.cache/bench', name)
  execFileSync(
    process.execPath,
    [join(projectFolder, 'node_modules/wrangler/bin/wrangler.js'), 'deploy', '--dry-run', '--outdir', folder, ...args],
    { cwd: projectFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return folder
}

/** The product, and the bare handler. */
export function buildWorkers(): Workers {
  return {
    product: join(bundleWorker('product', []), 'index.js'),
    bare: join(bundleWorker('bare', ['--config', 'tests/bench/server/bare.toml']), 'bare-worker.js'),
  }
}

/** What every request needs, as tests/set-up/deployed-worker.test.ts has it: without what the passkeys load later. */
export function measureWorkerSize(): Figure[] {
  const nothing = join(projectFolder, '.cache/bench/nothing.js')
  mkdirSync(join(projectFolder, '.cache/bench'), { recursive: true })
  writeFileSync(nothing, '')
  const without = ['@simplewebauthn/server', '@simplewebauthn/server/helpers']
  const folder = bundleWorker(
    'every-request',
    without.flatMap((name) => ['--alias', `${name}:${nothing}`]),
  )
  const kilobytes = gzipSync(readFileSync(join(folder, 'index.js'))).length / 1000
  return [{ name: 'worker, gzipped', value: kilobytes, unit: 'kB', limit: 172, better: 'less' }]
}
