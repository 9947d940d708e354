import { useCallback, useSyncExternalStore } from 'react'

const KEY = 'dark_pages'

/** Whether this device shows dark pages, for every document. */
export function useDarkPages(): [isDark: boolean, setDark: (isDark: boolean) => void] {
  const isDark = useSyncExternalStore(subscribe, read, () => false)
  const setDark = useCallback((isDark: boolean) => {
    wanted = isDark
    try {
      if (isDark) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // Without storage the choice lasts until the page is left.
    }
    for (const listener of listeners) listener()
  }, [])
  return [isDark, setDark]
}

let wanted: boolean | null = null
const listeners = new Set<() => void>()

function read(): boolean {
  wanted ??= readStored()
  return wanted
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    wanted = null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onOtherTab)
  }
}
