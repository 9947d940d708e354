/** Runs of text in the first portion, and in every portion on a slow phone. */
const SMALLEST = 200
/** After a portion that took less, the next one is larger. */
const SHORT_MS = 16

/** A run of text, or the beginning or end of marked content, depending on its type. */
type Item = { str: string } | { type: string }

/**
 * The text of a page in portions, each in a task of its own. pdf.js handles a portion at once, and a whole page would
 * block a cheap phone for half a second to a second. `show` puts onto the page what was handled since the last call.
 * The browser paints after each task, so portions grow while they are short: a fast machine needs only a few for a
 * page.
 */
export function streamText<Content extends { items: Item[] }>(
  content: Content,
  show: () => void,
): ReadableStream<Content> {
  const { items } = content
  let next = 0
  let portion = SMALLEST
  let enqueuedAt = 0
  return new ReadableStream(
    {
      async pull(controller) {
        // The engine reads on when it has handled the last portion.
        if (next > 0) {
          show()
          portion = performance.now() - enqueuedAt < SHORT_MS ? portion * 2 : SMALLEST
        }
        await new Promise((resolve) => setTimeout(resolve))
        enqueuedAt = performance.now()
        const end = endOfPortion(items, next, portion)
        controller.enqueue({ ...content, items: items.slice(next, end) })
        next = end
        if (next >= items.length) controller.close()
      },
    },
    // Nothing is handled ahead of time.
    { highWaterMark: 0 },
  )
}

/**
 * A portion never ends inside marked content. Otherwise its element would be on the page before the next portion
 * arrives, and pdf.js would add the following runs there, where the browser styles and lays out each one that is
 * measured.
 */
function endOfPortion(items: readonly Item[], start: number, length: number): number {
  let depth = 0
  for (let index = start; index < items.length; index++) {
    const item = items[index]
    if (index - start >= length && depth === 0) return index
    if (item && 'type' in item) depth += item.type === 'endMarkedContent' ? -1 : 1
  }
  return items.length
}
