// npm run content:new note|quiz|paper|blog [NAME]: makes a file to begin from, in its place, and says what to do next.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { exitWithMistakes } from '../mistakes.ts'
import { contentFolder, projectFolder } from '../places.ts'
import { readCatalogue } from '../subjects.ts'
import { planNote } from './skeleton-note.ts'
import { planQuiz } from './skeleton-quiz.ts'
import { planBlog, planPaper } from './skeleton-texts.ts'
import { type Room, type Skeleton, SkeletonProblem } from './skeletons.ts'

const PLANS = { note: planNote, quiz: planQuiz, paper: planPaper, blog: planBlog }
type Kind = keyof typeof PLANS

const USAGE = `usage: npm run content:new ${Object.keys(PLANS).join('|')} [NAME]
  npm run content:new note physics/wave-motion   notes of a chapter (subject and chapter as in content/subjects)
  npm run content:new quiz class-12-physics-heat
  npm run content:new paper ioe-physics-set-2
  npm run content:new blog reading-a-graph`

/** Writes the skeleton where nothing lies yet. @throws SkeletonProblem */
export function createSkeleton(kind: Kind, name: string | undefined, room: Room): Skeleton {
  const skeleton = PLANS[kind](name, room)
  mkdirSync(dirname(skeleton.file), { recursive: true })
  try {
    writeFileSync(skeleton.file, skeleton.text, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const place = relative(dirname(room.folder), skeleton.file)
    throw new SkeletonProblem(`${place} is there already and stays as it is. ${skeleton.otherwise}`)
  }
  return skeleton
}

function isKind(text: string | undefined): text is Kind {
  return text !== undefined && Object.hasOwn(PLANS, text)
}

if (import.meta.main) {
  const [kind, name, ...more] = process.argv.slice(2)
  if (!isKind(kind) || more.length > 0) {
    console.error(USAGE)
    process.exit(2)
  }
  try {
    const today = new Date().toISOString().slice(0, 10)
    const { file, next } = createSkeleton(kind, name, { folder: contentFolder, catalogue: readCatalogue(), today })
    const place = relative(projectFolder, file)
    const steps = [
      `Open ${place} and write your own text in the place of the sample.`,
      'Run npm run content:check: it says what is not right yet, and in which line.',
      ...next.map((step) => step.replaceAll('{file}', place)),
    ]
    console.log(`Made ${place}\n\nNext:`)
    for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${step}`)
    console.log('\nThe whole guide: docs/content.md')
  } catch (error) {
    if (!(error instanceof SkeletonProblem)) exitWithMistakes(error, 'nothing was made.')
    console.error(error.message)
    process.exit(1)
  }
}
