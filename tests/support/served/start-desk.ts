import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { contentFolder } from '#scripts/content/places.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'

export type RunningDesk = { address: string; folder: string; stop: () => Promise<void> }

/** The desk over a content folder of its own, with only the subject physics and nothing written yet. */
export async function startDesk(): Promise<RunningDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const parts = readdirSync(join(contentFolder, 'notes')).filter((name) => name.startsWith('_'))
  for (const path of ['subjects/physics.yaml', ...parts.map((name) => `notes/${name}`)])
    cpSync(join(contentFolder, path), join(folder, path))
  for (const name of ['exams', 'quizzes']) mkdirSync(join(folder, name))

  const child = spawn(process.execPath, [join(projectFolder, 'tests/support/served/serve-desk.ts'), folder], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const address of createInterface({ input: child.stdout })) return { address, folder, stop }
  await stop()
  throw new Error('The desk did not start.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
