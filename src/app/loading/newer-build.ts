import { useSyncExternalStore } from 'react'

/** The address of the script that loads all pages. It holds a hash of them, so it names the build that runs here. */
let runningScript = ''
const RELOADED_FROM = 'reloaded_from_build'
/** Fields that hold a choice and no text. */
const CHOICES = 'checkbox, radio, hidden, submit, button, range'

let mustReload = false
const listeners = new Set<() => void>()

export function nameBuild(script: string): void {
  runningScript = new URL(script).pathname
}

/** Whether the server has another build by now: its pages name other scripts than the one that runs here. */
export async function isBuildReplaced(): Promise<boolean> {
  if (import.meta.env.DEV) return false
  const response = await fetch('/', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The front page was answered with ${response.status}.`)
  return !(await response.text()).includes(runningScript)
}

/**
 * Goes to `address` as a document of the new build, because the files of this one are gone. It does so by itself once;
 * while a quiz is answered or a text is typed, it asks the student to do it.
 */
export function moveToNewBuild(address: string): void {
  if (!hasUnsentWork() && claimReload()) location.assign(address)
  else {
    mustReload = true
    for (const listener of listeners) listener()
  }
}

/** Whether the student has to load the page again to go on. */
export function useMustReload(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => mustReload,
    () => false,
  )
}

/** A quiz is being answered, as its clock shows, or something has been typed. */
function hasUnsentWork(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const isTyped = [...fields].some(({ type, value }) => value !== '' && !CHOICES.split(', ').includes(type))
  return isTyped || document.querySelector('[role="timer"]') !== null
}

/** False when this build has been left before: a server that goes on answering with old pages must not make a loop. */
function claimReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FROM) === runningScript) return false
    sessionStorage.setItem(RELOADED_FROM, runningScript)
    return true
  } catch {
    // Without storage nothing would end the loop.
    return false
  }
}
