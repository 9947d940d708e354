import { useSyncExternalStore } from 'react'

/**
 * `ready`: a newer build waits in the service worker. `replaced`: it has taken over while this page still runs the
 * older build, or the older build is gone from the server.
 */
export type Update = 'none' | 'ready' | 'replaced'

/** Fields that hold a choice and not a text. */
const CHOICES = new Set(['checkbox', 'radio', 'hidden', 'submit', 'button', 'range'])

/** The path of the script that started the app. Its name has a hash of the whole app, so it identifies the build. */
let build = ''
let update: Update = 'none'
/** Makes the waiting build take over. Resolves when it has. */
let takeOver: () => Promise<void> = async () => {}
const listeners = new Set<() => void>()

export function nameBuild(script: string): void {
  build = new URL(script).pathname
}

export function runningBuild(): string {
  return build
}

export function offerUpdate(next: Exclude<Update, 'none'>, take?: () => Promise<void>): void {
  update = next
  takeOver = take ?? (async () => {})
  for (const listener of [...listeners]) listener()
}

export function useUpdate(): Update {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => update,
    () => 'none',
  )
}

/** Moves this page to the newer build. The address, the scroll position and everything that the device stores stay. */
export async function takeUpdate(): Promise<void> {
  await takeOver()
  location.reload()
}

/** The student has opened another page: the newer build takes over, unless a reload would lose something. */
export function takeUpdateIfFree(): void {
  if (update !== 'none' && !hasTypedText() && !isAnsweringQuiz()) void takeUpdate()
}

export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ type, value }) => value !== '' && !CHOICES.has(type))
}

function isAnsweringQuiz(): boolean {
  return document.querySelector('[role="timer"]') !== null
}
