import type { Profile } from '#domain/account/profile.ts'
import { countOf, formatNumber } from '#domain/numbers.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { weekAround } from '../home-data.ts'
import { Panel } from '../panel.tsx'
import { WeekChart } from './week-chart.tsx'

type Props = { profile: Profile | null; week: Home['week']; today: string }

/** This week's study, the streak, the hours and the points. */
export function YourProgress({ profile, week, today }: Props) {
  const figures = [
    { label: 'Study Streak', value: countOf(profile?.study_streak ?? 1, 'day') },
    { label: 'Study Hours', value: formatNumber(profile?.total_study_hours ?? 0) },
    { label: 'Total Points', value: formatNumber(profile?.points ?? 0) },
  ]
  return (
    <Panel icon="chart" title="Your Progress">
      <WeekChart today={today} week={weekAround(today, week)} />
      <dl className="mt-auto grid grid-cols-3 gap-2 border-t border-line pt-4">
        {figures.map(({ label, value }) => (
          <div className="flex flex-col-reverse" key={label}>
            <dt className="text-13 text-soft">{label}</dt>
            <dd className="tabular text-20 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
