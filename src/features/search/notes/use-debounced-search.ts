import { useEffect, useEffectEvent, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/search/search-limits.ts'

/**
 * The text of a search box whose query is in the address. It is searched once nothing was typed for a while; until then
 * it is pending. A query that changes in another way, as by Back, replaces the typed text.
 */
export function useDebouncedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  /** The typed text that waits for the pause to end. */
  const [due, setDue] = useState<string | null>(null)
  const [sent, setSent] = useState(query)
  const [seen, setSeen] = useState(query)
  if (query !== seen) {
    setSeen(query)
    if (query !== sent) {
      setSent(query)
      setTyped(query)
      setDue(null)
    }
  }

  const type = (text: string) => {
    setTyped(text)
    setDue(text)
  }
  const searchNow = (text: string) => {
    setTyped(text)
    setDue(null)
    if (text === sent) return
    setSent(text)
    onSearch(text)
  }
  const onRest = useEffectEvent(searchNow)
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => onRest(due), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [due])

  return { typed, isPending: typed.trim() !== query.trim(), type, searchNow }
}
