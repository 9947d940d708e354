import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { backoffMs, WAITING_BACKOFF_MAX_MS } from '#src/platform/device/backoff.ts'
import { onLineBack } from '#src/platform/offline/line.ts'
import { Icon } from '#src/ui/icon.tsx'

const LargeFigure = lazy(async () => ({ default: (await import('./large-figure.tsx')).LargeFigure }))

const WORDS = {
  en: { enlarge: 'Enlarge', figure: 'figure' },
  ne: { enlarge: 'ठूलो पार्नुहोस्', figure: 'चित्र' },
}

type Figure = { picture: HTMLElement; place: HTMLElement; name: string }
type Props = { of: RefObject<HTMLElement | null>; lang: 'en' | 'ne'; isDark: boolean }

/** Adds a button below each picture of the text that enlarges it. The style sheet leaves room for the buttons. */
export function FigureButtons({ of, lang, isDark }: Props) {
  const [figures, setFigures] = useState<Figure[]>([])
  const [opened, setOpened] = useState<Figure | null>(null)
  const words = WORDS[lang]

  useEffect(() => {
    const found = [...(of.current?.querySelectorAll<HTMLElement>('.picture-box') ?? [])].flatMap((box) => {
      const picture = box.querySelector<HTMLElement>('.picture')
      return picture ? [{ picture, place: addPlace(box), name: nameOf(box) || words.figure }] : []
    })
    setFigures(found)
    return () => {
      for (const { place } of found) place.remove()
    }
  }, [of, words])

  useEffect(() => (of.current ? reloadPictures(of.current) : undefined), [of])

  return (
    <>
      {figures.map((figure, index) =>
        createPortal(
          <button aria-label={`${words.enlarge}: ${figure.name}`} onClick={() => setOpened(figure)} type="button">
            <Icon className="size-4" name="fullscreen" />
            <span>{words.enlarge}</span>
          </button>,
          figure.place,
          String(index),
        ),
      )}
      {opened && (
        <Suspense>
          <LargeFigure
            isDark={isDark}
            lang={lang}
            name={opened.name}
            onClose={() => setOpened(null)}
            picture={opened.picture}
          />
        </Suspense>
      )}
    </>
  )
}

function addPlace(box: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  place.className = 'enlarge'
  box.after(place)
  return place
}

/** Such as "Figure 3"; empty for a picture without a number. */
function nameOf(box: HTMLElement): string {
  return box.closest('figure')?.querySelector('.figure-number')?.textContent ?? ''
}

/** After so many failures a picture is requested again only when the connection returns. */
const TRIES_MAX = 6

/** Browsers ask once for a picture. Asks again, after growing pauses, for those of a text that did not arrive. Returns how to stop. */
function reloadPictures(text: HTMLElement): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const tries = new Map<HTMLImageElement, number>()
  const reloadLater = (picture: HTMLImageElement) => {
    const failures = (tries.get(picture) ?? 0) + 1
    tries.set(picture, failures)
    if (failures <= TRIES_MAX)
      timers.add(setTimeout(() => askAgain(picture), backoffMs(failures, WAITING_BACKOFF_MAX_MS)))
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) reloadLater(target)
  }
  // An error is not passed up to the parents of its picture.
  text.addEventListener('error', onError, true)
  const missing = () => [...text.querySelectorAll('img')].filter(isMissing)
  for (const picture of missing()) reloadLater(picture)
  const stopHearing = onLineBack(() => {
    tries.clear()
    for (const picture of missing()) askAgain(picture)
  })
  return () => {
    text.removeEventListener('error', onError, true)
    stopHearing()
    for (const timer of timers) clearTimeout(timer)
  }
}

function isMissing({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}

function askAgain(picture: HTMLImageElement): void {
  const { src } = picture
  if (isMissing(picture)) picture.src = src
}
