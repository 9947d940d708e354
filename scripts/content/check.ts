// npm run content:check: reports every mistake, without building. With --json it prints only the counts.
import { forCollections } from '#domain/resources/collections.ts'
import { type ContentCounts, countContent, loadContent } from './content.ts'
import { ContentMistakes, describeMistake, exitWithMistakes } from './mistakes.ts'
import { checkTexts } from './notes/compare/check-texts.ts'
import { contentFolder } from './places.ts'
import { findPublishMistakes } from './quizzes/published/publish-mistakes.ts'
import { readRegister } from './quizzes/published/register.ts'
import { findSampleTexts } from './skeletons/sample-texts.ts'

const LABELS: Record<keyof ContentCounts, string> = {
  subjects: 'subjects',
  chapters: 'chapters',
  notes: 'notes',
  notePages: 'pages of notes',
  quizzes: 'quizzes, mock exams included',
  questions: 'questions',
  mocks: 'mock exams',
  ...forCollections((name) => name),
  papers: 'past papers',
}

function toTable(counts: ContentCounts): string {
  const keys = Object.keys(LABELS) as (keyof ContentCounts)[]
  const width = Math.max(...keys.map((key) => LABELS[key].length))
  return keys.map((key) => `${LABELS[key].padEnd(width)} ${String(counts[key]).padStart(6)}`).join('\n')
}

try {
  const content = await loadContent()
  const unpublished = findPublishMistakes(content.quizzes, readRegister(contentFolder), contentFolder)
  const samples = findSampleTexts(contentFolder)
  if (unpublished.length + samples.length > 0) throw new ContentMistakes([...samples, ...unpublished])
  await checkTexts(content.notes)
  const counts = countContent(content)
  // npm takes an option that is not after `--` for itself, and passes it on as an environment variable.
  const asJson = process.argv.includes('--json') || process.env.npm_config_json === 'true'
  console.log(asJson ? JSON.stringify(counts) : `${toTable(counts)}\nThe content is in order.`)
  if (!asJson && content.warnings.length > 0)
    console.log(['Worth a look:', ...content.warnings.map(describeMistake)].join('\n'))
} catch (error) {
  exitWithMistakes(error, 'mend the lines above and run this again.')
}
