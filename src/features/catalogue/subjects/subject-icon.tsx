import type { Hue, SubjectIcon as SubjectIconName } from '#domain/catalogue/catalogue.ts'
import { Icon } from '#src/ui/icon.tsx'

const SIZES = {
  small: { box: 'size-9', icon: 'size-5' },
  regular: { box: 'size-11', icon: 'size-6' },
  large: { box: 'size-14', icon: 'size-7' },
} as const

type Props = { icon: SubjectIconName; hue: Hue; size?: keyof typeof SIZES }

/** The subject's icon in its hue. */
export function SubjectIcon({ icon, hue, size = 'regular' }: Props) {
  const { box, icon: inner } = SIZES[size]
  return (
    <span
      className={`inline-flex shrink-0 items-center justify-center rounded-sm bg-raised text-hue ${box}`}
      data-hue={hue}
    >
      <Icon className={inner} name={icon} />
    </span>
  )
}
