import { IconButton } from '#src/ui/button.tsx'

type Props = {
  isBookmarked: boolean
  /** The id of the element that names the subject. */
  describedBy: string
  onToggle: () => void
}

/** The label says what pressing it does, so it needs no pressed state. */
export function BookmarkToggle({ isBookmarked, describedBy, onToggle }: Props) {
  return (
    <IconButton
      aria-describedby={describedBy}
      className={isBookmarked ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''}
      icon="bookmark"
      label={isBookmarked ? 'Remove bookmark' : 'Bookmark subject'}
      onClick={onToggle}
    />
  )
}
