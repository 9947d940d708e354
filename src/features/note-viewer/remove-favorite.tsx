import { useLocation } from '@tanstack/react-router'
import { useFavorites } from '#src/platform/favorites/use-favorites.ts'
import { Button } from '#src/ui/button.tsx'

/** On the page of a note that no longer exists: removes it from Quick Access, if it is there. */
export function RemoveFavorite() {
  const { list, toggle } = useFavorites()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const favorite = list?.find(({ url }) => url === path)
  if (!favorite) return null
  return (
    <Button icon="star" kind="secondary" onClick={() => toggle(favorite)}>
      Remove from Quick Access
    </Button>
  )
}
