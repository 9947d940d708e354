import { formatIsoDay } from '#domain/calendar/format-day.ts'
import type { Listing } from '#domain/resources/resource.ts'
import type { ArticleLevel } from '#domain/resources/resource-kinds.ts'
import { Badge, type Tone } from '#src/ui/badge.tsx'

/** `date` is an ISO day, such as 2026-11-21. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatIsoDay(date, 'long')}</time>
}

const LEVEL_TONES: Record<ArticleLevel, Tone> = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'orange' }

export function ArticleBadges({ article: { type, difficulty } }: { article: Listing<'articles'> }) {
  return (
    <>
      <Badge>{type}</Badge>
      <Badge tone={LEVEL_TONES[difficulty]}>{difficulty}</Badge>
    </>
  )
}

export function AuthorFacts({ text: { author, date, readTime } }: { text: Listing }) {
  return (
    <>
      <span>{author}</span>
      <Day date={date} />
      <span>{readTime}</span>
    </>
  )
}
