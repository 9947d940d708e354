// npm run reports [-- --remote]: what students report about questions, beside each question.
// npm run reports -- --done QUESTION [--remote]: the reports of a question have been dealt with.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { countOf } from '#domain/numbers.ts'
import { type BankQuestion, bankFileOf } from '#domain/quiz/bank-chapters.ts'
import { OPTION_LETTERS } from '#domain/quiz/quiz-kinds.ts'
import { REPORT_REASONS } from '#domain/quiz/report-rules.ts'
import { questionReport } from '#worker/db/schema.ts'
import { builtFolder, contentFolder } from '../content/places.ts'
import { hideName } from '../content/quizzes/question-forms.ts'
import { readBank } from '../content/quizzes/quizzes.ts'
import { questionsOf } from '../content/quizzes/written-quizzes.ts'
import { readCatalogue } from '../content/subjects.ts'
import { projectFolder } from '../set-up/files.mjs'
import { giveUp } from '../set-up/machine.mjs'
import { openForEditor } from './open-database.ts'

type Report = typeof questionReport.$inferSelect

const args = process.argv.slice(2)
const done = args.includes('--done') ? args[args.indexOf('--done') + 1] : undefined
if (args.includes('--done') && !/^[0-9a-f]{12}$/.test(done ?? ''))
  giveUp('Which question? Write npm run reports -- --done QUESTION, with the 12 letters and digits of its list.')

const { db, name, close } = await openForEditor(args.includes('--remote'))
try {
  if (done) {
    const handled = await db
      .update(questionReport)
      .set({ handledAt: Date.now() })
      .where(and(eq(questionReport.questionId, done), isNull(questionReport.handledAt)))
      .returning({ id: questionReport.id })
    console.log(`${countOf(handled.length, 'report')} of ${done} are done.`)
  } else {
    const open = await db
      .select()
      .from(questionReport)
      .where(isNull(questionReport.handledAt))
      .orderBy(asc(questionReport.createdAt))
    console.log(`${countOf(open.length, 'open report')} in ${name}.`)
    const written = readWritten()
    for (const reports of groupByQuestion(open)) console.log(`\n${toText(reports, written)}`)
  }
} finally {
  await close()
}

/** The questions with the most reports first. */
function groupByQuestion(open: readonly Report[]): Report[][] {
  const groups = new Map<string, Report[]>()
  for (const report of open) groups.set(report.questionId, [...(groups.get(report.questionId) ?? []), report])
  return [...groups.values()].sort((one, other) => other.length - one.length)
}

function toText(reports: readonly Report[], written: ReadonlyMap<string, string>): string {
  const [{ questionId, chapter } = { questionId: '', chapter: '' }] = reports
  const question = readQuestion(chapter, questionId)
  const lines = [`${written.get(questionId) ?? 'A question that no quiz asks now'} (${chapter})`]
  if (question) {
    lines.push(`  ${question.question}`)
    for (const [index, { id, text }] of question.options.entries())
      lines.push(`  ${id === question.correctAnswer ? '*' : ' '}${OPTION_LETTERS[index]}  ${text}`)
    lines.push(`  Explanation: ${question.explanation}`)
  }
  for (const { reason, words, createdAt } of reports) {
    lines.push(`  - ${new Date(createdAt).toISOString().slice(0, 10)} ${REPORT_REASONS[reason]}`)
    if (words) lines.push(...words.split('\n').map((line) => `    ${line}`))
  }
  return [...lines, `  Done: npm run reports -- --done ${questionId}`].join('\n')
}

function readQuestion(chapter: string, id: string): BankQuestion | undefined {
  try {
    const file = join(builtFolder, 'api/bank', bankFileOf(chapter))
    const questions: BankQuestion[] = JSON.parse(readFileSync(file, 'utf8'))
    return questions.find((question) => question.id === id)
  } catch (error) {
    // The chapter has no questions any more.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The file and the name of each question, by its id in the bank. */
function readWritten(): Map<string, string> {
  return new Map(
    readBank(readCatalogue(contentFolder), contentFolder, []).flatMap(({ id, questionFiles }) =>
      questionFiles.flatMap((file) =>
        questionsOf(file).map((question): [string, string] => [
          hideName(id, question.id),
          `${relative(projectFolder, file.source.file)}: ${question.id}`,
        ]),
      ),
    ),
  )
}
