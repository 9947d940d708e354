import { useEffect, useEffectEvent, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../../domain/search/search-entry.ts'

/**
 * What is typed into a search box whose query stands in the address. It is searched once nothing was typed for 150 ms;
 * until then it is pending. A query that changes otherwise, as by Back, replaces what is typed.
 */
export function useDebouncedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query)
  const [sent, setSent] = useState(query)
  const [seen, setSeen] = useState(query)
  if (query !== seen) {
    setSeen(query)
    if (query !== sent) {
      setSent(query)
      setTyped(query)
    }
  }

  const searchNow = (text: string) => {
    setTyped(text)
    if (text === sent) return
    setSent(text)
    onSearch(text)
  }
  const onRest = useEffectEvent(searchNow)
  useEffect(() => {
    const timer = setTimeout(() => onRest(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, isPending: typed.trim() !== query.trim(), type: setTyped, searchNow }
}
