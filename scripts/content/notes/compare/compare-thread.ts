import { handleItems } from '../../threads.ts'
import { compareCached, type Editions } from './check-texts.ts'

handleItems(async (editions: Editions) => {
  await compareCached(editions)
})
