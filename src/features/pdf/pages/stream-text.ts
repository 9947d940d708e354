/** Runs of text in the first portion, and in each on a slow phone. */
const SMALLEST = 200
/** A portion that took less is followed by a larger one. */
const SHORT_MS = 16

/** A run of text, or, by its type, where marked content begins or ends. */
type Item = { str: string } | { type: string }

/**
 * The text of a page in portions, each in a task of its own. pdf.js handles what it reads at once, and a whole page keeps
 * a cheap phone from answering a press for half a second to a second. `show` puts on the page what was handled since the
 * last call. After each task the browser paints, so portions grow where they are short: a fast machine needs a few of them
 * for a page.
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
 * No marked content is cut: its element is on the page by the time that the next portion comes, and pdf.js would add all
 * that follows there, where the browser styles and lays out each run that is measured.
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
