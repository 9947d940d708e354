import { spawn } from 'node:child_process'

/**
 * The program that opens a file with this machine's default application. Windows' `start` would interpret signs in a
 * path.
 */
export function openerOf(platform: NodeJS.Platform): string {
  if (platform === 'win32') return 'explorer.exe'
  return platform === 'darwin' ? 'open' : 'xdg-open'
}

/** Opens a file and does not wait for its program. Returns whether there is a program that opens files. */
export function openFile(file: string, tell: (isOpened: boolean) => void): void {
  const child = spawn(openerOf(process.platform), [file], { detached: true, stdio: 'ignore' })
  child.on('spawn', () => tell(true))
  child.on('error', () => tell(false))
  child.unref()
}
