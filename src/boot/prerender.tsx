import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '#src/app/app.tsx'
import { openRouter } from '#src/app/router.tsx'
import { type ReadFile, readContentBy } from '#src/content/content-file.ts'
import { VISITOR } from '#src/platform/session/auth.tsx'

export type Page = {
  path: string
  /** The elements that React adds to the document's head. */
  head: string
  body: string
  /** Ids of its routes without the root, which is part of the app itself. */
  routes: string[]
  /** Addresses of the content files that the app needs for it. */
  content: string[]
}

const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/
/** React writes these where it could not finish and would need a script. */
const UNFINISHED = /<!--\$[?!]-->|<template|<script(?! type="application\/ld\+json")/

/**
 * Renders a page as a visitor sees it first. Only one at a time.
 * @throws when the address leads elsewhere, or when the page is incomplete.
 */
export async function renderPage(path: string, readFile: ReadFile): Promise<Page> {
  const content = new Set<string>()
  readContentBy((address) => {
    content.add(address)
    return readFile(address)
  })
  const router = openRouter({ auth: VISITOR, history: createMemoryHistory({ initialEntries: [encodeURI(path)] }) })
  await router.load()
  const { pathname } = router.state.location
  if (decodeURI(pathname) !== path) throw new Error(`${path} leads to ${pathname}.`)
  for (const match of router.state.matches) {
    if (match.status !== 'success') throw new Error(`${path}: the route ${match.routeId} is ${match.status}.`)
  }

  const errors: unknown[] = []
  const { prelude } = await prerender(<App router={router} />, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered.`)
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? ''
  const body = html.slice(head.length)
  if (UNFINISHED.test(body)) throw new Error(`${path} is not whole: ${UNFINISHED.exec(body)?.[0]}`)
  const { matches } = router.state
  const routes = matches.slice(1).map((match) => match.routeId)
  const isHeld = matches.some((match) => match.staticData.holdsContent)
  return { path, head, body, routes, content: isHeld ? [] : [...content] }
}
