import { TESTIMONIALS } from '#content/site/landing.ts'
import { IconButton } from '#src/ui/button.tsx'
import type { Rotation } from './use-rotation.ts'

/** Before the slides in the tab order, as the carousel pattern requires, and below them on the screen. */
export function StoryControls({ rotation: { index, playing, step, show, toggle } }: { rotation: Rotation }) {
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
