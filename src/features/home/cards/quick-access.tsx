import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Favorite } from '../../../../domain/study/favorite.ts'
import { Button, IconButton, LinkButton } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel } from '../panel.tsx'

/** As many as are shown before Show All. */
const SHOWN = 6

const ICONS: Record<Favorite['type'], IconName> = { subject: 'layers', chapter: 'list', note: 'file', quiz: 'quiz' }
const KINDS: Record<Favorite['type'], string> = { subject: 'Subject', chapter: 'Chapter', note: 'Note', quiz: 'Quiz' }

type Shown = Pick<Favorite, 'id' | 'type' | 'title' | 'subject' | 'url'>
type Props<One extends Shown> = { favorites: readonly One[]; onRemove: (favorite: One) => void }

/** The student's favorites, newest first. */
export function QuickAccess<One extends Shown>({ favorites, onRemove }: Props<One>) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? favorites : favorites.slice(0, SHOWN)
  const toggle = favorites.length > SHOWN && (
    <Button aria-expanded={showsAll} kind="quiet" onClick={() => setShowsAll(!showsAll)} size="small">
      {showsAll ? 'Show Less' : 'Show All'}
    </Button>
  )
  return (
    <Panel action={toggle} icon="star" title="Quick Access">
      {favorites.length === 0 ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-soft">Press the star of a subject, chapter, note or quiz, and it is at hand here.</p>
          <LinkButton icon="book" kind="secondary" size="small" to="/dashboard/notes">
            Find one
          </LinkButton>
        </div>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2">
          {shown.map((favorite) => (
            <li className="flex min-w-0 items-center rounded-sm bg-raised" key={favorite.id}>
              <Link className="group flex min-h-14 min-w-0 grow items-center gap-3 p-3" to={favorite.url}>
                <Icon className="text-accent" name={ICONS[favorite.type]} />
                <span className="min-w-0">
                  <span className="block truncate font-semibold group-hover:text-accent">{favorite.title}</span>
                  <span className="block truncate text-13 text-soft">
                    {KINDS[favorite.type]}
                    {favorite.subject !== favorite.title && ` · ${favorite.subject}`}
                  </span>
                </span>
              </Link>
              <IconButton
                icon="close"
                label={`Remove ${favorite.title} from Quick Access`}
                onClick={() => onRemove(favorite)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
