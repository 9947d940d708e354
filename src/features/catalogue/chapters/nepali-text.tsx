import type { Chapter } from '#domain/catalogue/catalogue.ts'

/** A chapter with a Nepali title shows that title first. */
export function ChapterTitle({ chapter }: { chapter: Pick<Chapter, 'title' | 'titleNepali'> }) {
  if (!chapter.titleNepali) return chapter.title
  return (
    <>
      <span lang="ne">{chapter.titleNepali}</span>
      <span>{` (${chapter.title})`}</span>
    </>
  )
}

/** The `lang` attribute for a text that may be Nepali; undefined for English, the language of the page. */
export function langOf(text: string): 'ne' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'ne' : undefined
}
