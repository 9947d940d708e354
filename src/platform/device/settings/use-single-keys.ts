import { useCopy } from '../copies/use-copy.ts'
import { SINGLE_KEYS_OFF } from '../keys.ts'
import { localTexts } from '../local-text.ts'

/** Whether single keys work in the quizzes of this device. They do until somebody turns them off. */
export function useSingleKeys(): [areOn: boolean, setOn: (areOn: boolean) => void] {
  const areOn = useCopy(() => localTexts.read(SINGLE_KEYS_OFF)) !== '1'
  const setOn = (on: boolean) => {
    if (on) localTexts.remove(SINGLE_KEYS_OFF)
    else localTexts.write(SINGLE_KEYS_OFF, '1')
  }
  return [areOn, setOn]
}
