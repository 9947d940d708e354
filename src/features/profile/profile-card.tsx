import { type ReactNode, useState } from 'react'
import { nameGradeLevel } from '#domain/account/grade-level.ts'
import { isOwnPicture } from '#domain/account/own-picture.ts'
import type { Profile } from '#domain/account/profile.ts'
import { firstGrapheme } from '#domain/graphemes.ts'
import { Badge } from '#src/ui/badge.tsx'
import { type Outcome, OutcomeMessage } from './outcome.tsx'
import { AvatarEditor } from './picture/avatar-editor.tsx'

type Props = {
  profile: Profile
  /** The line that asks to confirm the email, if it is not confirmed. */
  verification: ReactNode
  outcome: Outcome | null
  onOutcome: (outcome: Outcome | null) => void
}

/** The picture, the name and the grade level of the student. */
export function ProfileCard({ profile, verification, outcome, onOutcome }: Props) {
  const { full_name, email, avatar_url, grade_level, faculty, college } = profile
  const name = full_name ?? email.split('@', 1)[0] ?? ''
  return (
    <section aria-label="About you" className="card flex flex-col items-center gap-4 p-6 text-center">
      <Avatar address={avatar_url} name={name} />
      <div className="flex max-w-full flex-col items-center gap-1">
        <h1 className="max-w-full text-24 wrap-anywhere">{name}</h1>
        <p className="max-w-full text-soft wrap-anywhere" title={email}>
          {email}
        </p>
        {college && <p className="max-w-full text-soft wrap-anywhere">{college}</p>}
      </div>
      {grade_level && (
        <p className="flex flex-wrap justify-center gap-2">
          <Badge tone="accent">{nameGradeLevel(grade_level)}</Badge>
          {faculty && <Badge>{faculty}</Badge>}
        </p>
      )}
      {verification}
      <AvatarEditor hasPicture={avatar_url !== null} onOutcome={onOutcome} />
      {outcome && (
        <div className="w-full text-left">
          <OutcomeMessage outcome={outcome} />
        </div>
      )}
    </section>
  )
}

/** The student's picture, or the first letter of the name. */
function Avatar({ address, name }: { address: string | null; name: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (address && isOwnPicture(address) && address !== broken) {
    return (
      <img
        alt=""
        className="size-24 rounded-full border border-line bg-raised object-cover"
        height="96"
        onError={() => setBroken(address)}
        src={address}
        width="96"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-24 items-center justify-center rounded-full border border-line bg-raised text-44 font-semibold text-accent uppercase"
    >
      {firstGrapheme(name)}
    </span>
  )
}
