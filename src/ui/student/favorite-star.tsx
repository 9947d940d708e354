import type { FavoriteName } from '#domain/study/favorite-list.ts'
import { IconButton } from '../button.tsx'

type Props = { target: FavoriteName; isFavorite: boolean; onClick: () => void; className?: string | undefined }

/** The label stays, and the pressed state says whether it is in Quick Access. */
export function FavoriteStar({ target: { type, title }, isFavorite, onClick, className = '' }: Props) {
  return (
    <IconButton
      aria-pressed={isFavorite}
      className={`${isFavorite ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''} ${className}`}
      icon="star"
      label={`Keep ${type} ${title} in Quick Access`}
      onClick={onClick}
    />
  )
}
