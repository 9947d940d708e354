import { useCallback } from 'react'
import { useCopy } from '../copies/use-copy.ts'
import { DARK_PAGES } from '../keys.ts'
import { localTexts } from '../local-text.ts'

/** Whether this device shows dark pages, for every document. */
export function useDarkPages(): [isDark: boolean, setDark: (isDark: boolean) => void] {
  const isDark = useCopy(() => localTexts.read(DARK_PAGES)) === '1'
  const setDark = useCallback((isDark: boolean) => {
    if (isDark) localTexts.write(DARK_PAGES, '1')
    else localTexts.remove(DARK_PAGES)
  }, [])
  return [isDark, setDark]
}
