import { TESTIMONIALS } from '#content/site/landing.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { MarginSection } from '../margin-section.tsx'
import { type Rotation, useRotation, useStorySwipe } from './rotation.ts'

const LAST = TESTIMONIALS.length - 1

/** The carousel pattern of the ARIA Authoring Practices Guide, with grouped dots. Without JavaScript it is a plain list. */
export function SuccessStories() {
  const rotation = useRotation(TESTIMONIALS.length)
  const swipe = useStorySwipe(rotation.step, rotation.pause)
  const { index, rotating, pauseHandlers } = rotation
  return (
    <MarginSection
      aria-roledescription="carousel"
      id="stories"
      lead="Samples, written by us, of what studying here is like."
      title="Success Stories"
      {...pauseHandlers}
    >
      <div className="flex flex-col gap-6">
        <StoryControls rotation={rotation} />
        <div
          aria-live={rotating ? 'off' : 'polite'}
          className="grid cursor-grab touch-pan-y overflow-x-clip select-none active:cursor-grabbing noscript:gap-12"
          id="story-slides"
          {...swipe}
        >
          {TESTIMONIALS.map((story, place) => (
            <fieldset
              aria-label={`${place + 1} of ${TESTIMONIALS.length}`}
              aria-roledescription="slide"
              className={`${SLIDE} ${place === index ? '' : `invisible opacity-0 ${isBefore(place, index) ? '-translate-x-8' : 'translate-x-8'}`}`}
              key={story.id}
            >
              <Story story={story} />
            </fieldset>
          ))}
        </div>
      </div>
    </MarginSection>
  )
}

/** All slides share one grid cell, which is as high as the highest slide. Without JavaScript each slide has its own cell. */
const SLIDE =
  'col-start-1 row-start-1 min-w-0 transition-[opacity,translate,visibility] duration-250 noscript:visible noscript:row-auto noscript:translate-x-0 noscript:opacity-100'

/** The slides form a circle: the last one is before the first one. */
function isBefore(place: number, index: number): boolean {
  return place === (index === 0 ? LAST : index - 1)
}

function Story({ story: { name, role, quote, image } }: { story: (typeof TESTIMONIALS)[number] }) {
  return (
    <figure className="flex h-full flex-col gap-6">
      <QuotationMark />
      <blockquote className="text-24 text-pretty lg:text-32">{quote}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent">
          <Icon name={image} />
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-13 text-soft">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}

function QuotationMark() {
  return (
    <svg aria-hidden="true" className="fill-accent" height="28" viewBox="0 0 40 28" width="40">
      <path d="M16 0C7 3 1 9 1 19c0 5 3 9 8 9s8-3 8-8-3-8-7-8c1-4 4-7 8-8zM38 0c-9 3-15 9-15 19 0 5 3 9 8 9s8-3 8-8-3-8-7-8c1-4 4-7 8-8z" />
    </svg>
  )
}

/** Before the slides in the tab order, as the carousel pattern requires, and below them on the screen. */
function StoryControls({ rotation: { index, playing, step, show, toggle } }: { rotation: Rotation }) {
  return (
    <div className="order-last -ml-3 flex flex-wrap items-center noscript:hidden">
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause the stories' : 'Play the stories'}
        onClick={toggle}
      />
      <IconButton aria-controls="story-slides" icon="chevron-left" label="Previous story" onClick={() => step(-1)} />
      <fieldset className="contents">
        <legend className="sr-only">Choose a story</legend>
        {TESTIMONIALS.map(({ id }, place) => (
          <button
            aria-controls="story-slides"
            aria-current={place === index}
            aria-label={`Story ${place + 1} of ${TESTIMONIALS.length}`}
            className="group flex size-11 items-center justify-center rounded-sm"
            key={id}
            onClick={() => show(place)}
            type="button"
          >
            <span
              className="size-2 rounded-full bg-faint transition-transform duration-150 group-hover:bg-ink group-aria-[current=true]:scale-150 group-aria-[current=true]:bg-accent"
              data-fill
            />
          </button>
        ))}
      </fieldset>
      <IconButton aria-controls="story-slides" icon="chevron-right" label="Next story" onClick={() => step(1)} />
    </div>
  )
}
