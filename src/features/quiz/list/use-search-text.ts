import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 150

/**
 * The text of a search box. It changes with every key press, and `search` is called when the typing pauses. `searched`
 * is the text of the last search, from the address.
 */
export function useSearchText(searched: string, search: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(searched)
  const [known, setKnown] = useState(searched)
  // The address changed in another way than by typing: by Back, or because the filters were cleared.
  if (searched !== known) {
    setKnown(searched)
    if (searched !== text.trim()) setText(searched)
  }
  const onPause = useEffectEvent(() => {
    if (text.trim() !== searched) search(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => onPause(), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
