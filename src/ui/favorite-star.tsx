import { IconButton } from './button.tsx'

type Props = { title: string; isFavorite: boolean; onClick: () => void; className?: string | undefined }

/** The label says what pressing it does, so it has no pressed state besides. */
export function FavoriteStar({ title, isFavorite, onClick, className = '' }: Props) {
  return (
    <IconButton
      className={`${isFavorite ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''} ${className}`}
      icon="star"
      label={isFavorite ? `Remove ${title} from Quick Access` : `Add ${title} to Quick Access`}
      onClick={onClick}
    />
  )
}
