import type { FavoriteName } from '../../../domain/study/favorite-list.ts'
import { IconButton } from '../button.tsx'

type Props = { target: FavoriteName; isFavorite: boolean; onClick: () => void; className?: string | undefined }

/** The label says what pressing it does, so it has no pressed state besides. */
export function FavoriteStar({ target: { type, title }, isFavorite, onClick, className = '' }: Props) {
  return (
    <IconButton
      className={`${isFavorite ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''} ${className}`}
      icon="star"
      label={isFavorite ? `Remove ${type} ${title} from Quick Access` : `Add ${type} ${title} to Quick Access`}
      onClick={onClick}
    />
  )
}
