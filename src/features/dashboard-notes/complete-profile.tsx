import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** For a student who has not chosen a grade level. */
export function CompleteProfile({ onComplete }: { onComplete: () => void }) {
  return (
    <section
      aria-labelledby="complete-profile"
      className="card flex flex-wrap items-center gap-x-4 gap-y-3 border-accent/50 p-4"
    >
      <Icon className="size-6 text-accent" name="user" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-17" id="complete-profile">
          Complete Your Profile
        </h2>
        <p className="text-soft">Choose your grade level, and you see the subjects that you study.</p>
      </div>
      <Button className="max-sm:w-full" onClick={onComplete}>
        Complete Profile
      </Button>
    </section>
  )
}
