// npm run content:new note|quiz|paper|blog [NAME]: creates a file to start with, and prints what to do next.
import { relative } from 'node:path'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { exitWithMistakes } from '../mistakes.ts'
import { contentFolder } from '../places.ts'
import { readCatalogue } from '../subjects.ts'
import { createSkeleton, isKind, PLANS } from './create-skeleton.ts'
import { SkeletonProblem } from './skeletons.ts'

const USAGE = `usage: npm run content:new ${Object.keys(PLANS).join('|')} [NAME]
  npm run content:new note physicsClass11/kinematics   notes of a chapter (subject and chapter as in content/subjects)
  npm run content:new quiz class-12-physics-heat
  npm run content:new paper ioe-physics-set-2
  npm run content:new blog reading-a-graph`

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
