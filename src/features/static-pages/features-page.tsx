import { EXTRA_FEATURES, FEATURE_CARDS } from '#content/site/features.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

export function FeaturesPage() {
  return (
    <div className="page flex flex-col gap-8 py-8 lg:gap-12 lg:py-12">
      <PageHead
        description="What Adhyayan does for students in Nepal: chapter-wise notes, timed quizzes and mock exams, progress, and a phone-friendly PDF reader."
        path="/features"
        title="Features"
      />
      <header className="flex flex-col gap-3">
        <h1 className="text-32 lg:text-44">Features</h1>
        <p className="max-w-2xl text-17 text-soft">
          Everything here serves one thing: that you walk into the exam knowing what it asks. This is what you get,
          free.
        </p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2">
        {FEATURE_CARDS.map((card) => (
          <li key={card.title}>
            <FeatureCard card={card} />
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-6">
        <h2 className="text-24 lg:text-32">More that helps</h2>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {EXTRA_FEATURES.map(({ icon, title, description }) => (
            <li className="flex flex-col gap-2 border-t border-line pt-4" key={title}>
              <Icon className="size-6 text-accent" name={icon} />
              <h3 className="text-17">{title}</h3>
              <p className="text-soft">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="card flex flex-col items-start gap-4 p-6 md:flex-row md:items-center md:justify-between lg:p-8">
        <div>
          <h2 className="text-24">Pick a chapter and begin</h2>
          <p className="text-soft">No account needed to read. With one, your progress is kept.</p>
        </div>
        <LinkButton icon="book" to="/notes">
          Get Started Now
        </LinkButton>
      </section>
    </div>
  )
}

function FeatureCard({ card }: { card: (typeof FEATURE_CARDS)[number] }) {
  return (
    <article className="card flex h-full flex-col gap-4 p-4 sm:p-6" data-hue={card.hue}>
      <div className="flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-raised text-hue">
          <Icon className="size-6" name={card.icon} />
        </span>
        <h2 className="text-20">{card.title}</h2>
      </div>
      <p className="text-soft">{card.description}</p>
      <ul className="flex flex-col gap-2 text-soft">
        {card.points.map((point) => (
          <li className="flex items-start gap-2" key={point}>
            <Icon className="mt-1 size-4 text-green" name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <LinkButton className="mt-auto self-start" kind="secondary" to={card.action.to}>
        <span>{card.action.label}</span>
        <Icon name="arrow-right" />
      </LinkButton>
    </article>
  )
}
