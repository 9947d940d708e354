import { Link } from '@tanstack/react-router'
import { isHighPriority, type Recommendation, recommendationColour } from '../../../../domain/study/recommendation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { READ_FIRST } from '../../../ui/read-first.ts'
import { Panel } from '../panel.tsx'

/** The number of recommendations shown. */
const SHOWN = 3

const EDGES = { red: 'border-l-red', yellow: 'border-l-yellow', green: 'border-l-green' }

export function SmartRecommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Panel icon="target" title="Smart Recommendations">
      {recommendations.length === 0 ? (
        <p className="text-soft">
          Take a quiz, or{' '}
          <Link className="underline hover:text-accent" to="/dashboard/profile">
            choose your target subjects
          </Link>
          : what to study next is recommended here.
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {recommendations.slice(0, SHOWN).map((recommendation) => (
            <li key={`${recommendation.contentType} ${recommendation.contentId}`}>
              <Link
                className={`group flex min-h-16 items-center gap-3 rounded-sm border-l-2 bg-raised p-3 ${EDGES[recommendationColour(recommendation.score)]}`}
                state={READ_FIRST}
                to={recommendation.url}
              >
                <Icon className="text-soft" name={recommendation.contentType === 'quiz' ? 'quiz' : 'book'} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold group-hover:text-accent">{recommendation.title}</span>
                  <span className="block text-13 text-soft">{recommendation.reason}</span>
                </span>
                {isHighPriority(recommendation.score) && <Badge tone="red">High Priority</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
