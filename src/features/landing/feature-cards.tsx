import { FEATURES } from '#content/site/landing.ts'
import { Icon } from '#src/ui/icon.tsx'
import { ARRIVALS, arriveOnce } from './first-view.ts'
import { MarginSection } from './margin-section.tsx'

/** Inlined, because each as a file of its own would be a request and a separate document for the browser. */
const DRAWINGS = import.meta.glob<string>(['./art/*.svg', '!./art/lamp.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function FeatureCards() {
  return (
    <MarginSection
      id="features"
      lead="Four things, done with care, so that an hour of study is an hour of study."
      title="Everything for the exam, nothing else"
    >
      <ul className="grid gap-4 md:grid-cols-2" ref={arriveOnce}>
        {FEATURES.map((feature, index) => (
          <li className={ARRIVALS[index]} key={feature.title}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

function FeatureCard({ feature: { hue, art, title, description, benefits } }: { feature: (typeof FEATURES)[number] }) {
  return (
    <article className="card flex h-full flex-col gap-4 p-4 sm:p-6" data-hue={hue}>
      <div className="flex grow items-start justify-between gap-4">
        <div>
          <h3 className="text-20">{title}</h3>
          <p className="pt-1 text-pretty text-soft">{description}</p>
        </div>
        <div
          aria-hidden="true"
          className="w-24 shrink-0 *:h-auto *:w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: DRAWINGS[`./art/${art}.svg`] ?? '' }}
        />
      </div>
      <ul className="flex flex-col gap-2 border-t border-line pt-4 text-soft">
        {benefits.map((benefit) => (
          <li className="flex items-start gap-2" key={benefit}>
            <Icon className="mt-1 size-4 text-hue" name="check" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </article>
  )
}
