/** The first stop of the Tab key. It skips the navigation and leads to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      href="#main"
    >
      Skip to content
    </a>
  )
}
