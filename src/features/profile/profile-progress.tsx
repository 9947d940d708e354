import type { Profile } from '#domain/account/profile.ts'
import { formatNumber } from '#domain/numbers.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'

/** The student's points, streak and hours of study. */
export function ProfileProgress({ profile: { points, study_streak, total_study_hours } }: { profile: Profile }) {
  const figures: { icon: IconName; label: string; value: string }[] = [
    { icon: 'trophy', label: 'Total Points', value: formatNumber(points) },
    { icon: 'flame', label: 'Day Streak', value: formatNumber(study_streak) },
    { icon: 'clock', label: 'Study Hours', value: formatNumber(total_study_hours) },
  ]
  return (
    <section aria-labelledby="your-progress" className="card p-4 lg:p-6">
      <h2 className="text-20" id="your-progress">
        Your Progress
      </h2>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        {figures.map(({ icon, label, value }) => (
          <div className="flex flex-col-reverse items-center justify-end gap-1 text-center" key={label}>
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="tabular flex flex-col items-center gap-2 text-24 font-semibold">
              <Icon className="size-6 text-accent" name={icon} />
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
