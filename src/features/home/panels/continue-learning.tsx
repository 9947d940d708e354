import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countOf } from '#domain/numbers.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Panel } from '../panel.tsx'

/** A quiz on any device of the student that has not been submitted. */
export type RunningAttempt = { title: string; answered: number; totalQuestions: number }

type Props = { lastNote: Home['lastNote']; attempt: RunningAttempt | null; mistakesDue: number }

/** The unfinished quiz, and the last note that was read, with its page. */
export function ContinueLearning({ lastNote, attempt, mistakesDue }: Props) {
  return (
    <Panel icon="play" title="Continue Learning">
      {!lastNote && !attempt && (
        <p className="text-soft">Begin with a note or a quiz. It waits here until you have finished it.</p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {attempt && (
          <Item
            detail={`${attempt.answered} of ${attempt.totalQuestions} answered`}
            done={attempt.totalQuestions === 0 ? 0 : attempt.answered / attempt.totalQuestions}
            icon="quiz"
            title={attempt.title}
          >
            <LinkButton aria-label={`Continue ${attempt.title}`} to="/dashboard/quizzes/take">
              Continue
            </LinkButton>
          </Item>
        )}
        {lastNote && (
          <Item
            detail={lastNote.page ? `${lastNote.subject} · Page ${lastNote.page}` : lastNote.subject}
            done={lastNote.progress / 100}
            icon="book"
            title={lastNote.title}
          >
            <LinkButton
              aria-label={`Continue ${lastNote.title}`}
              kind={attempt ? 'secondary' : 'primary'}
              params={{ noteSlug: lastNote.contentId }}
              to="/dashboard/notes/$noteSlug"
            >
              Continue
            </LinkButton>
          </Item>
        )}
      </ul>
      {mistakesDue > 0 && (
        <p>
          <Link
            className="inline-flex min-h-11 items-center text-accent hover:underline"
            to="/dashboard/quizzes/mistakes"
          >
            {`Go over ${countOf(mistakesDue, 'mistake')} today`}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton icon="book" kind={lastNote || attempt ? 'secondary' : 'primary'} to="/dashboard/notes">
          Read notes
        </LinkButton>
        <LinkButton icon="quiz" kind="secondary" to="/dashboard/quizzes/take">
          Take a quiz
        </LinkButton>
      </div>
    </Panel>
  )
}

type ItemProps = { icon: IconName; title: string; detail: string; done: number; children: ReactNode }

/** `done` is from 0 to 1. */
function Item({ icon, title, detail, done, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm bg-raised p-3">
      <div className="flex min-w-48 grow items-center gap-3">
        <Icon className="size-6 text-accent" name={icon} />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="tabular text-13 text-soft">{detail}</p>
          <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-accent" data-fill style={{ width: `${Math.round(done * 100)}%` }} />
          </div>
        </div>
      </div>
      {children}
    </li>
  )
}
