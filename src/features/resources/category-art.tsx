const DRAWINGS = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true })

/** The drawing of a category. It is decoration, so it has no alternative text. */
export function CategoryArt({
  category,
  eager = false,
  className = '',
}: {
  category: string
  eager?: boolean
  className?: string
}) {
  return (
    <img
      alt=""
      className={`aspect-video w-full bg-raised object-cover ${className}`}
      height="360"
      loading={eager ? 'eager' : 'lazy'}
      src={DRAWINGS[`./art/${category.toLowerCase().replace(' ', '-')}.svg`]}
      width="640"
    />
  )
}
