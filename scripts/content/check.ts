// npm run content:check: reports every mistake, without building. With --json it prints only the counts.
import { type ContentCounts, countContent, loadContent } from './content.ts'
import { exitWithMistakes } from './mistakes.ts'

const LABELS: Record<keyof ContentCounts, string> = {
  subjects: 'subjects',
  chapters: 'chapters',
  notes: 'notes',
  notePages: 'pages of notes',
  quizzes: 'quizzes, mock exams included',
  questions: 'questions',
  mocks: 'mock exams',
  blogs: 'blogs',
  articles: 'articles',
  news: 'news',
  papers: 'past papers',
}

function toTable(counts: ContentCounts): string {
  const keys = Object.keys(LABELS) as (keyof ContentCounts)[]
  const width = Math.max(...keys.map((key) => LABELS[key].length))
  return keys.map((key) => `${LABELS[key].padEnd(width)} ${String(counts[key]).padStart(6)}`).join('\n')
}

try {
  const counts = countContent(await loadContent())
  // npm takes an option that is not after `--` as its own, and passes it on as an environment variable.
  const asJson = process.argv.includes('--json') || process.env.npm_config_json === 'true'
  console.log(asJson ? JSON.stringify(counts) : `${toTable(counts)}\nThe content is in order.`)
} catch (error) {
  exitWithMistakes(error, 'mend the lines above and run this again.')
}
