import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#src/ui/icon.tsx'
import { reloadPictures } from './reload-pictures.ts'

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
