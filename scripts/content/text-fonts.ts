import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../set-up/files.mjs'
import { charactersOf } from './character-range.ts'
import { cutFont } from './cut-font.ts'

const STYLES = 'src/app/fonts.css'
const FACE =
  /url\("\.\.\/\.\.\/content\/built\/fonts\/(mukta-\w+-(\d+)[\w-]*\.woff2)"\)[^}]*?unicode-range:([^;}]+)[;}]/g

/**
 * The features that browsers apply to Latin by default, and `tabular-nums`, the only other one in our style sheets.
 * Devanagari keeps all of its features.
 */
const LATIN_FEATURES = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum']

export type CutFace = { file: string; font: string; characters: string; features?: string[] }

/**
 * Mukta in three files for each weight: the Latin letters of every page, those that few pages show, and Devanagari. A
 * browser loads a file when a page has a character of its `unicode-range`. The ranges are only in the style sheet.
 */
export async function cutTextFonts(): Promise<[path: string, font: Buffer][]> {
  const faces = listCutFaces(readFileSync(join(projectFolder, STYLES), 'utf8'))
  return Promise.all(
    faces.map(
      async ({ file, font, characters, features }): Promise<[string, Buffer]> => [
        `fonts/${file}`,
        await cutFont(font, characters, features),
      ],
    ),
  )
}

/** @throws when the style sheet has no such face, because its pattern and this one do not agree any more. */
export function listCutFaces(css: string): CutFace[] {
  const faces = [...css.matchAll(FACE)].map(([, file = '', weight, range = '']) => ({
    file,
    characters: charactersOf(range),
    ...(file.includes('devanagari')
      ? { font: `@fontsource/mukta/files/mukta-devanagari-${weight}-normal.woff2` }
      : { font: `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff2`, features: LATIN_FEATURES }),
  }))
  if (faces.length === 0)
    throw new Error(`${STYLES} has no face of content/built/fonts: see scripts/content/text-fonts.ts.`)
  return faces
}
