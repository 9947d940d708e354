import { LinkButton } from '#src/ui/button.tsx'
import lamp from './art/lamp.svg?url'
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

function CallToAction() {
  return (
    <section aria-labelledby="begin" className="page">
      <div className="card grid items-end gap-8 overflow-hidden px-4 pt-8 sm:px-8 md:grid-cols-[1fr_20rem] lg:px-12">
        <div className="flex flex-col items-start gap-6 md:pb-12">
          <div className="flex flex-col gap-2">
            <h2 className="text-32" id="begin">
              Try a quiz now
            </h2>
            <p className="max-w-md text-17 text-balance text-soft">
              No account needed. With one, every result is kept.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton icon="quiz" to="/quiz">
              Take Quiz
            </LinkButton>
            <LinkButton kind="secondary" search={{ mode: 'signup' }} to="/login">
              Create an account
            </LinkButton>
          </div>
        </div>
        <img
          alt=""
          className="h-auto w-full max-w-80 justify-self-center"
          height="182"
          loading="lazy"
          src={lamp}
          width="320"
        />
      </div>
    </section>
  )
}
