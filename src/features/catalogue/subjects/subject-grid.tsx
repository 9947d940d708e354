import type { SubjectListing } from '#domain/catalogue/catalogue.ts'
import type { SubjectMatch } from '#domain/catalogue/subject-search.ts'
import { favoriteOfSubject } from '#domain/study/favorite-target.ts'
import { FavoriteToggle } from '#src/platform/favorites/favorite-toggle.tsx'
import { BookmarkToggle } from '../bookmarks/bookmark-toggle.tsx'
import { SubjectCard } from './subject-card.tsx'

type Props = {
  matches: readonly SubjectMatch[]
  isBookmarked: (subjectKey: string) => boolean
  onBookmark: (subject: SubjectListing) => void
}

export function SubjectGrid({ matches, isBookmarked, onBookmark }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {matches.map(({ subject, topics }) => (
        <li key={subject.key}>
          <SubjectCard subject={subject} topics={topics}>
            {(nameId) => (
              <>
                <FavoriteToggle target={favoriteOfSubject(subject)} />
                <BookmarkToggle
                  describedBy={nameId}
                  isBookmarked={isBookmarked(subject.key)}
                  onToggle={() => onBookmark(subject)}
                />
              </>
            )}
          </SubjectCard>
        </li>
      ))}
    </ul>
  )
}
