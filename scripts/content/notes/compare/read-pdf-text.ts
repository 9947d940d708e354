import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { ACTUAL_TEXT } from '#scripts/vite/pdf-engine/actual-text.ts'
import { applyChange } from '#scripts/vite/pdf-engine/change.ts'
import { writeAtOnce } from '../typst-cache.ts'

type Structure = { role?: string; id?: string; children?: Structure[] }

/**
 * The text of a note's PDF without the parts that only paper has: running lines, page numbers and the list of contents.
 * The letters inside drawings are left out, too, because they are marked as part of a picture with an alt text.
 */
export async function readPdfText(pdf: Uint8Array): Promise<string> {
  preparedWorker ??= prepareWorker()
  pdfjs.GlobalWorkerOptions.workerSrc = preparedWorker
  const task = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const contents = listContents((await page.getStructTree()) as Structure | null, false)
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
    pages.push(joinItems(items, contents))
  }
  await task.destroy()
  return pages.join('\n')
}

let preparedWorker: string | undefined

/** pdf.js as the site ships it, which reads Devanagari correctly. */
function prepareWorker(): string {
  const source = join(projectFolder, 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs')
  const file = join(projectFolder, '.cache/pdf-worker/pdf.worker.mjs')
  writeAtOnce(file, applyChange(readFileSync(source, 'utf8'), { modules: {}, passages: ACTUAL_TEXT }))
  return pathToFileURL(file).href
}

/** The ids of the marked contents of the list of contents. */
function listContents(node: Structure | null, isInside: boolean): Set<string> {
  const found = new Set<string>()
  if (!node) return found
  const isContents = isInside || node.role === 'TOC'
  if (isContents && node.id) found.add(node.id)
  for (const child of node.children ?? []) {
    for (const id of listContents(child, isContents)) found.add(id)
  }
  return found
}

type Item = { str: string; hasEOL: boolean } | { type: string; tag?: string; id?: string }

function joinItems(items: Item[], contents: Set<string>): string {
  const left: boolean[] = []
  let text = ''
  for (const item of items) {
    if ('str' in item) {
      if (!left.includes(true)) text += item.str + (item.hasEOL ? '\n' : '')
    } else if (item.type === 'endMarkedContent') left.pop()
    else left.push(item.tag === 'Artifact' || (item.id !== undefined && contents.has(item.id)))
  }
  return text
}
