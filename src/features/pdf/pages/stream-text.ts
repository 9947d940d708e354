/** Runs of text in the first portion, and in each on a slow phone. */
const SMALLEST = 100
/** A portion that took less is followed by a larger one. */
const SHORT_MS = 16

/**
 * The text of a page in portions, each in a task of its own. pdf.js handles what it reads at once, and a whole page keeps
 * a cheap phone from answering a press for half a second to a second. `show` puts on the page what was handled since the
 * last call. After each task the browser paints, so portions grow where they are short: a fast machine needs a few of them
 * for a page.
 */
export function streamText<Item, Content extends { items: Item[] }>(
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
        controller.enqueue({ ...content, items: items.slice(next, next + portion) })
        next += portion
        if (next >= items.length) controller.close()
      },
    },
    // Nothing is handled ahead of time.
    { highWaterMark: 0 },
  )
}
