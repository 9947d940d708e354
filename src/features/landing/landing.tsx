import { CallToAction } from './call-to-action.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { LandingSubjects } from './landing-subjects.tsx'
import { LearningResources } from './learning-resources.tsx'
import { StatsBand } from './stats-band.tsx'
import { SuccessStories } from './stories/success-stories.tsx'

export function Landing() {
  return (
    <>
      <Hero />
      <StatsBand />
      <div className="page divide-y divide-line">
        <FeatureCards />
        <LandingSubjects />
        <LearningResources />
        <SuccessStories />
      </div>
      <CallToAction />
    </>
  )
}
