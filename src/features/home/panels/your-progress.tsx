import type { Profile } from '#domain/account/profile.ts'
import { WEEKDAYS } from '#domain/calendar/week.ts'
import { countOf, formatNumber } from '#domain/numbers.ts'
import { minutesByDay } from '#domain/study/study-stats.ts'
import type { Home } from '#src/platform/device/copies/home-copy.ts'
import { weekAround } from '../home-data.ts'
import { Panel } from '../panel.tsx'

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

/** The highest column stands for at least half an hour, so that a week of little study does not look like much. */
const FULL_AT_LEAST_SECONDS = 30 * 60

type WeekChartProps = { week: Home['week']; today: string }

/** The minutes of study of each day of a week. The columns are decoration; the label of each day has its minutes. */
function WeekChart({ week: { days, seconds }, today }: WeekChartProps) {
  const full = Math.max(FULL_AT_LEAST_SECONDS, ...seconds)
  const minutesOfDays = minutesByDay(seconds)
  const total = minutesOfDays.reduce((sum, day) => sum + day, 0)
  return (
    <figure className="flex grow flex-col gap-3">
      <figcaption className="text-13 text-soft">
        This week: <span className="tabular font-semibold text-ink">{countOf(total, 'minute')}</span>
        <span>{` of study${total === 0 ? '. Every note that you read and every quiz that you take is drawn here.' : ''}`}</span>
      </figcaption>
      <ol className={`grid grow grid-cols-7 gap-2 ${total === 0 ? 'min-h-8' : 'min-h-28'}`}>
        {days.map((day, index) => {
          const minutes = minutesOfDays[index] ?? 0
          const isToday = day === today
          return (
            <li className="flex flex-col items-center justify-end gap-1" key={day}>
              <span className="sr-only">{`${WEEKDAYS[index]}: ${countOf(minutes, 'minute')}`}</span>
              <span aria-hidden="true" className="tabular text-13 text-faint">
                {minutes > 0 ? minutes : ''}
              </span>
              <span aria-hidden="true" className="flex min-h-0 w-full grow items-end">
                <span
                  className={`mx-auto w-full max-w-12 rounded-sm ${isToday ? 'bg-accent' : 'bg-strong'}`}
                  data-fill
                  style={{ height: `max(3px, ${((seconds[index] ?? 0) / full) * 100}%)` }}
                />
              </span>
              <span aria-hidden="true" className={`text-13 ${isToday ? 'font-semibold text-accent' : 'text-soft'}`}>
                {WEEKDAYS[index]?.slice(0, 1)}
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
