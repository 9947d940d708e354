import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextInSections } from '#content/site/text-in-sections.ts'
import { projectFolder } from '../set-up/files.mjs'
import { type Lock, readLock } from '../set-up/lock/lock-file.ts'
import { findInstalled } from '../set-up/lock/missing-packages.ts'

type Notice = { name: string; version: string; license: string; copyright: string | undefined; text: string }

/** Packages that reach readers as fonts, which no code imports. */
const FONTS = ['@fontsource/mukta', '@fontsource/stix-two-math']
/** The bundled or served packages. */
const ROOMS = ['src', 'worker', 'domain']

/** `import type` adds nothing to a bundle. */
const IMPORTS = [
  /^(?:import|export) (?!type\b)[^'"]*?from '([^'.#][^']*)'/gm,
  /^import '([^'.#][^']*)'/gm,
  /import\('([^'.#][^']*)'\)/g,
]
const STYLES = [/@import "([^".][^"]*)"/g]

/** Makes the page of notices, and the file with the full texts that it links to. */
export function makeNotices(): { page: TextInSections; texts: string } {
  const { packages } = readLock()
  const fonts = FONTS.map((name) => `node_modules/${name}`)
  const software = closureOf(packages, listImported())
  const page: TextInSections = {
    path: '/notices',
    title: 'Open-source notices',
    intro: 'Adhyayan is made with these fonts and this software. Each is used under its own licence.',
    sections: [
      {
        id: 'licence-texts',
        title: 'Licence texts',
        blocks: [
          'One file has the whole text of every licence, with the names of those who hold the copyright.',
          { link: { label: 'All licence texts', href: '/files/notices.txt' } },
        ],
      },
      { id: 'fonts', title: 'Fonts', blocks: [{ facts: fonts.map(readNotice).map(toFact) }] },
      { id: 'software', title: 'Software', blocks: [{ facts: software.map(readNotice).map(toFact) }] },
    ],
  }
  return { page, texts: writeTexts([...fonts, ...software].map(readNotice)) }
}

function toFact({ name, version, license, copyright }: Notice) {
  return { name: `${name} ${version}`, text: copyright ? `${license}. ${copyright}` : license }
}

/** The packages that the code of the product imports by name. */
function listImported(): string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(projectFolder, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  const found = new Set<string>()
  for (const file of files) {
    const patterns = /\.tsx?$/.test(file) ? IMPORTS : file.endsWith('.css') ? STYLES : []
    if (patterns.length === 0) continue
    const code = readFileSync(join(projectFolder, file), 'utf8')
    for (const pattern of patterns) {
      for (const [, name = ''] of code.matchAll(pattern)) {
        if (!name.includes(':')) found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      }
    }
  }
  return [...found]
}

/** These packages and all their dependencies, as places in `node_modules`, sorted by name. */
function closureOf(packages: Lock['packages'], names: string[]): string[] {
  const places = new Set<string>()
  const add = (parent: string, name: string) => {
    const place = findInstalled(packages, parent, name)
    // Types are only for the compiler, and a package for one processor is not for browsers.
    if (!place || places.has(place) || name.startsWith('@types/') || packages[place]?.cpu) return
    places.add(place)
    for (const dependency of Object.keys(packages[place]?.dependencies ?? {})) add(place, dependency)
  }
  for (const name of names) add('', name)
  return [...places].sort()
}

function readNotice(place: string): Notice {
  const folder = join(projectFolder, place)
  const {
    name,
    version,
    license = 'unknown',
    author,
  }: Record<string, string> & { author?: string | { name: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const by = typeof author === 'object' ? author.name : author
  const text = readTexts(folder) || `${license}${by ? `. Copyright ${by}` : ''}`
  // The first one is the package's own; after it come those of bundled code, and of the licence's own text.
  const [copyright = by && `Copyright ${by}`] =
    text.match(/^ *Copyright (?:\(c\)|©|\d{4}).*?(?=\. All rights|$)/gim) ?? []
  return { name: name ?? place, version: version ?? '', license, copyright: copyright?.trim(), text }
}

/** The licence of a package, and the licences of code in its folders, such as those of the PDF engine. */
function readTexts(folder: string): string {
  const folders = [folder, ...['cmaps', 'standard_fonts'].map((name) => join(folder, name))]
  return folders
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path)
        .filter((name) => /^(?:licen[cs]e|copying|notice|ofl)/i.test(name))
        .sort()
        .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim()),
    )
    .join('\n\n')
}

/** Packages with the same text share it. */
function writeTexts(notices: Notice[]): string {
  const byText = new Map<string, string[]>()
  for (const { name, version, text } of notices) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`])
  const line = '-'.repeat(72)
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`)
}
