import { Link } from '@tanstack/react-router'
import { isHighPriority, type Recommendation, recommendationColour } from '#domain/study/recommendation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Panel } from '../panel.tsx'

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
        <ol className="flex flex-col gap-2">
          {recommendations.slice(0, SHOWN).map((recommendation, index) => (
            <li key={`${recommendation.contentType} ${recommendation.contentId}`}>
              <Link
                className={`group flex min-h-16 items-center gap-3 rounded-sm border-l-2 bg-raised p-3 ${EDGES[recommendationColour(recommendation.score)]}`}
                to={recommendation.url}
              >
                <span aria-hidden="true" className="tabular w-6 text-center text-20 font-semibold text-soft">
                  {index + 1}
                </span>
                <span className="min-w-0 grow">
                  <span className="block font-semibold group-hover:text-accent">{recommendation.title}</span>
                  <span className="block text-13 text-soft">{recommendation.reason}</span>
                  {isHighPriority(recommendation.score) && (
                    <span className="flex items-center gap-1.5 text-13 text-soft">
                      <Icon className="size-4 text-red" name="flag" />
                      High Priority
                    </span>
                  )}
                </span>
                <Icon className="text-faint" name={recommendation.contentType === 'quiz' ? 'quiz' : 'book'} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
