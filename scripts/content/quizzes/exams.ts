import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ContentMistakes, collectMistakes, type Mistake } from '../mistakes.ts'
import { readYaml, type YamlSource } from '../yaml-source.ts'
import { ExamProfile } from './exam-format.ts'

/** Reads the exam profiles in content/exams, by their ids. */
export function readExams(content: string): Map<string, ExamProfile> {
  const folder = join(content, 'exams')
  const mistakes: Mistake[] = []
  const exams = new Map<string, ExamProfile>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!name.endsWith('.yaml')) continue
    const source = collectMistakes(mistakes, () => readYaml(join(folder, name), ExamProfile))
    if (!source) continue
    mistakes.push(...findExamMistakes(source))
    exams.set(basename(name, '.yaml'), source.value)
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return exams
}

/** Checks that the sections add up to the totals of the exam. */
function findExamMistakes({ file, value: exam, lineOf }: YamlSource<ExamProfile>): Mistake[] {
  const mistakes: Mistake[] = []
  const report = (path: PropertyKey[], message: string) => mistakes.push({ file, line: lineOf(path), message })
  const seen = new Set<string>()
  exam.sections.forEach(({ id, questions, marks, split }, index) => {
    if (seen.has(id)) report(['sections', index, 'id'], `the section "${id}" is there twice`)
    seen.add(id)
    const { oneMark, twoMarks } = split
    if (oneMark + twoMarks !== questions.value) {
      report(
        ['sections', index, 'split'],
        `${oneMark} and ${twoMarks} questions are not the ${questions.value} declared`,
      )
    }
    if (oneMark + 2 * twoMarks !== marks.value) {
      report(
        ['sections', index, 'split'],
        `the split gives ${oneMark + 2 * twoMarks} marks, not the ${marks.value} declared`,
      )
    }
  })
  for (const total of ['questions', 'marks'] as const) {
    const sum = exam.sections.reduce((sum, section) => sum + section[total].value, 0)
    if (sum !== exam[total].value) {
      report([total], `the sections have ${sum} ${total} together, not the ${exam[total].value} declared`)
    }
  }
  return mistakes
}
