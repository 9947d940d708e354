import { handleItems } from '#scripts/content/threads.ts'
import { compareCached, type Editions } from './check-texts.ts'

handleItems(async (editions: Editions) => {
  await compareCached(editions)
})
