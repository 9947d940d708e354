// Whether the setup wizard is open, and for which user. After it is closed it does not open by itself until a reload.

type State = { openFor: string | null; closedFor: ReadonlySet<string> }

let state: State = { openFor: null, closedFor: new Set() }
const listeners = new Set<() => void>()

function set(next: State): void {
  state = next
  for (const listener of [...listeners]) listener()
}

export function readOpening(): State {
  return state
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openSetupFor(userId: string): void {
  set({ ...state, openFor: userId })
}

export function closeSetup(): void {
  const closed = state.openFor === null ? [] : [state.openFor]
  set({ openFor: null, closedFor: new Set([...state.closedFor, ...closed]) })
}
