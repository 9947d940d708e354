/** Runs of text that are laid out in one task of the browser. */
const PORTION = 25

/**
 * The text of a page in portions, each in a task of its own. pdf.js lays out what it reads at once, and a whole page keeps
 * a cheap phone from answering a press for half a second to a second.
 */
export function streamText<Item, Content extends { items: Item[] }>(content: Content): ReadableStream<Content> {
  const { items } = content
  let next = 0
  return new ReadableStream(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve))
        controller.enqueue({ ...content, items: items.slice(next, next + PORTION) })
        next += PORTION
        if (next >= items.length) controller.close()
      },
    },
    // Nothing is laid out ahead of time.
    { highWaterMark: 0 },
  )
}
