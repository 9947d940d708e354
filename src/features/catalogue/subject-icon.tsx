import type { Hue, SubjectIcon as SubjectIconName } from '../../../domain/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'

/** The subject's drawing in its hue. */
export function SubjectIcon({ icon, hue, large = false }: { icon: SubjectIconName; hue: Hue; large?: boolean }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-sm bg-raised text-hue ${large ? 'size-14' : 'size-11'}`}
      data-hue={hue}
    >
      <Icon className={large ? 'size-7' : 'size-6'} name={icon} />
    </span>
  )
}
