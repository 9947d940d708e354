import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 150

/** What is typed shows at once and reaches the address when the typing pauses. */
export function useSearchText(kept: string, keep: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  const [known, setKnown] = useState(kept)
  // The address was changed from elsewhere: by Back, or by clearing the filters.
  if (kept !== known) {
    setKnown(kept)
    if (kept !== text.trim()) setText(kept)
  }
  const onPause = useEffectEvent(() => {
    if (text.trim() !== kept) keep(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => onPause(), text ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
