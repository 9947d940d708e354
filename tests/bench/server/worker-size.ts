import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

export function measureWorkerSize({ product }: Workers): Figure[] {
  const kilobytes = gzipSync(readFileSync(product)).length / 1000
  return [{ name: 'worker, gzipped', value: kilobytes, unit: 'kB', limit: 172, better: 'less' }]
}
