import { COMPLETE_PROFILE, MOTIVATION } from '../../../../content/site/motivation.ts'
import type { Profile } from '../../../../domain/account/profile.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { greet } from './greet.ts'

type Props = { name: string; profile: Pick<Profile, 'grade_level'> | null | undefined; now: number }

/** Greets by the time of day in Nepal, whatever time zone the device has. */
export function GreetingCard({ name, profile, now }: Props) {
  const level = profile?.grade_level
  const isIncomplete = profile !== undefined && !level
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-24 lg:text-32">{isIncomplete ? `Welcome, ${name}` : `${greet(now)}, ${name}`}</h1>
      <p className="max-w-prose text-soft">{level ? MOTIVATION[level] : isIncomplete ? COMPLETE_PROFILE : '\u00a0'}</p>
      {isIncomplete && (
        <LinkButton className="mt-2 self-start" icon="user" to="/dashboard/profile">
          Complete Your Profile
        </LinkButton>
      )}
    </header>
  )
}
