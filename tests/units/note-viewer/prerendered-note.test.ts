import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { renderPage } from '#src/boot/prerender.tsx'

const PATH = '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/read'

/** A file of the built content, by its address without bundling. */
async function readBuilt(address: string): Promise<unknown> {
  const file = address.startsWith('/files/') ? join('content/built', address) : address
  return JSON.parse(readFileSync(join(projectFolder, file), 'utf8'))
}

test('the page of a note is prerendered whole, and no file is fetched with it', async () => {
  const { head, body, content } = await renderPage(PATH, readBuilt)
  expect(head).toContain('<title>Rotational Dynamics: Physics notes for Class 12, to read')
  expect(head).toContain(`/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/read" rel="canonical"/>`)
  expect(body).toContain('<section class="box definition" id="definition-moment-of-inertia">')
  expect(body).toContain('<math display="block">')
  expect(body).toContain('data-note="{')
  expect(body).toContain('href="#rolling-without-slipping"')
  expect(body).toContain('"@type":"LearningResource"')
  expect(content).toEqual([])
})
