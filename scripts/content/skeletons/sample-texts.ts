import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mistake } from '../mistakes.ts'

/** Words of the skeletons that students must not see. */
const SAMPLES = [
  'Say in one sentence what',
  'Say in one or two sentences what',
  'Write your text here.',
  'What the word means, in one sentence.',
  'A body moves at $2 unit("m s^-1")$ and speeds up at $3 unit("m s^-2")$',
  'The steps that lead from what is known to the formula.',
  'A question as the board asks it.',
  'Its answer, with the steps that earn the marks.',
  'This is a sample question',
  'This is the second sample question',
  'tags: [sample',
  'यहाँ आफ्नो पाठ लेख्नुहोस्',
  'यस शब्दको अर्थ एक वाक्यमा लेख्नुहोस्',
  'यहाँ उदाहरणको प्रश्न लेख्नुहोस्',
  'सूत्रसम्म पुग्ने चरणहरू यहाँ लेख्नुहोस्',
  'यो नमुना प्रश्न हो',
  'परीक्षामा सोधिने जस्तो प्रश्न यहाँ लेख्नुहोस्',
  'उत्तर यहाँ लेख्नुहोस्',
]

export const SAMPLE_TEXT = 'this is the sample text: write your own in its place'

const FOLDERS = ['notes', 'quizzes', 'papers', 'resources']

/** The lines of the content that still have a skeleton's text. */
export function findSampleTexts(content: string): Mistake[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(typ|yaml|md)$/.test(name))
      .flatMap((name) => findSamplesIn(join(content, folder, name))),
  )
}

export function isSample(text: string): boolean {
  return SAMPLES.some((sample) => text.includes(sample))
}

/** The same as one mistake, for a file that is being written and has many. */
export function joinSamples(samples: Mistake[]): Mistake[] {
  const [first, ...more] = samples
  if (!first || more.length === 0) return samples
  return [
    { ...first, message: `the sample text is still there in lines ${samples.map(({ line }) => line).join(', ')}` },
  ]
}

export function findSamplesIn(file: string): Mistake[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (isSample(text) ? [{ file, line: index + 1, message: SAMPLE_TEXT }] : []))
}
