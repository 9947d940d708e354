import { type CSSProperties, useCallback, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { Modal, ModalTitle } from '#src/ui/dialog/dialog.tsx'
import './large-figure.css'

const WORDS = {
  en: { turn: 'Turn', close: 'Close' },
  ne: { turn: 'घुमाउनुहोस्', close: 'बन्द गर्नुहोस्' },
}
/** Pictures are measured in em of 11 pt. Their labels have 9 pt, so at least 14 px. */
const READABLE_PX = 18

type Props = { picture: HTMLElement; name: string; lang: 'en' | 'ne'; isDark: boolean; onClose: () => void }

/**
 * A picture as large as the window allows. A picture that would be small on a phone in portrait is turned, and is
 * upright again as soon as the phone is turned (large-figure.css).
 */
export function LargeFigure({ picture, name, lang, isDark, onClose }: Props) {
  const { width, height } = sizeOf(picture)
  const isWide = width > height && width * READABLE_PX > innerWidth
  const [isAcross, setAcross] = useState(isWide)
  const words = WORDS[lang]

  // The dialog renders its content later than it renders itself.
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      // The keyboard scrolls a picture that does not fit.
      box.tabIndex = 0
      box.firstElementChild?.replaceChildren(picture.cloneNode(true))
    },
    [picture],
  )

  // A custom property with two numbers, from which the style sheet computes the size of the letters.
  const size = { '--width': width, '--height': height } as CSSProperties
  return (
    <Modal className="large-figure" onClose={onClose}>
      <div className="flex items-center justify-between border-b border-line pl-4" lang={lang}>
        <ModalTitle className="text-15 font-semibold">{name}</ModalTitle>
        <div className="flex">
          {isWide && (
            <IconButton
              aria-pressed={isAcross}
              className="landscape:hidden"
              icon="rotate"
              label={words.turn}
              onClick={() => setAcross(!isAcross)}
            />
          )}
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </div>
      </div>
      <div className="large-figure-box" data-across={isAcross} data-dark={isDark} ref={fill}>
        <div className="large-figure-sheet" style={size} />
      </div>
    </Modal>
  )
}

/** In em, as the build wrote it (scripts/content/notes/flowing/pictures.ts). */
function sizeOf(picture: HTMLElement): { width: number; height: number } {
  const svg = picture.querySelector('svg')
  return { width: readEm(svg?.getAttribute('width')), height: readEm(svg?.getAttribute('height')) }
}

function readEm(length: string | null | undefined): number {
  return Number.parseFloat(length ?? '') || 1
}
