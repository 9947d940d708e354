const DRAWINGS = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true })

/** The drawing of a category. It is decoration, so it has no alternative text. */
export function CategoryArt({
  name,
  eager = false,
  className = '',
}: {
  name: string
  eager?: boolean
  className?: string
}) {
  return (
    <img
      alt=""
      className={`aspect-video w-full bg-raised object-cover ${className}`}
      height="360"
      loading={eager ? 'eager' : 'lazy'}
      src={DRAWINGS[`./art/${name}.svg`]}
      width="640"
    />
  )
}
