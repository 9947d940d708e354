import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'
import { charactersOf } from './character-range.ts'
import { cutFont } from './cut-font.ts'

const STYLES = 'src/app/fonts.css'
const FACE =
  /url\("\.\.\/\.\.\/content\/built\/fonts\/(mukta-\w+-(\d+)[\w-]*\.woff2)"\)[^}]*?unicode-range:([^;}]+)[;}]/g

/** What browsers apply by themselves, and `tabular-nums`, the only other feature that our style sheets use. */
const FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum']

export type CutFace = { file: string; font: string; characters: string }

/**
 * The Latin letters of Mukta in two files a weight: those of every page, and those that few pages show. A browser loads
 * a file when a page has a character of its `unicode-range`, and the ranges stand in the style sheet alone.
 */
export async function cutTextFonts(): Promise<[path: string, font: Buffer][]> {
  const faces = listCutFaces(readFileSync(join(projectFolder, STYLES), 'utf8'))
  return Promise.all(
    faces.map(
      async ({ file, font, characters }): Promise<[string, Buffer]> => [
        `fonts/${file}`,
        await cutFont(font, characters, { keepFeatures: FEATURES }),
      ],
    ),
  )
}

/** @throws when the style sheet has no such face: its pattern and this one no longer agree. */
export function listCutFaces(css: string): CutFace[] {
  const faces = [...css.matchAll(FACE)].map(([, file = '', weight, range = '']) => ({
    file,
    font: `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`,
    characters: charactersOf(range),
  }))
  if (faces.length === 0)
    throw new Error(`${STYLES} has no face of content/built/fonts: see scripts/content/text-fonts.ts.`)
  return faces
}
