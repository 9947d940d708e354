import { COMPLETE_PROFILE, MOTIVATION } from '#content/site/motivation.ts'
import type { Profile } from '#domain/account/profile.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { useClock } from '#src/ui/clock/use-clock.ts'
import { greet } from './greet.ts'

type Props = { name: string; profile: Pick<Profile, 'grade_level'> | null | undefined }

/** Greets by the time of day in Nepal, whatever time zone the device has. */
export function GreetingCard({ name, profile }: Props) {
  const greeting = useClock(greet)
  const level = profile?.grade_level
  const isIncomplete = profile !== undefined && !level
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-24 lg:text-32">{isIncomplete ? `Welcome, ${name}` : `${greeting}, ${name}`}</h1>
      <p className="max-w-prose text-soft">{level ? MOTIVATION[level] : isIncomplete ? COMPLETE_PROFILE : '\u00a0'}</p>
      {isIncomplete && (
        <LinkButton className="mt-2 self-start" icon="user" to="/dashboard/profile">
          Complete Your Profile
        </LinkButton>
      )}
    </header>
  )
}
