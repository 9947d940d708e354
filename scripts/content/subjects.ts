import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SubjectSource } from '#domain/catalogue/catalogue.ts'
import { ContentMistakes, collectMistakes, type Mistake } from './mistakes.ts'
import { contentFolder } from './places.ts'
import { readYaml, type YamlSource } from './yaml-source.ts'

export type Catalogue = {
  subjects: SubjectSource[]
  findSubject: (key: string) => SubjectSource | undefined
  /** `at` is written subjectKey/chapter-id. */
  findChapter: (at: string) => SubjectSource['chapters'][number] | undefined
}

/** Reads the subjects in content/subjects with their chapters, in the order of the catalogue. */
export function readCatalogue(content = contentFolder): Catalogue {
  const folder = join(content, 'subjects')
  const mistakes: Mistake[] = []
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => collectMistakes(mistakes, () => readYaml(join(folder, name), SubjectSource)) ?? [])

  mistakes.push(...sources.flatMap(findSubjectMistakes))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)

  const subjects = sources.map(({ value }) => value).sort((a, b) => a.order - b.order)
  const findSubject = (key: string) => subjects.find((subject) => subject.key === key)
  return {
    subjects,
    findSubject,
    findChapter(at) {
      const [key = '', id = ''] = at.split('/')
      return findSubject(key)?.chapters.find((chapter) => chapter.id === id)
    },
  }
}

function findSubjectMistakes({ file, value: subject, lineOf }: YamlSource<SubjectSource>): Mistake[] {
  const mistakes: Mistake[] = []
  if (`${subject.key}.yaml` !== basename(file)) {
    mistakes.push({ file, line: lineOf(['key']), message: `the key "${subject.key}" must be the name of the file` })
  }
  const seen = new Set<string>()
  subject.chapters.forEach(({ id }, index) => {
    if (seen.has(id))
      mistakes.push({ file, line: lineOf(['chapters', index]), message: `the chapter "${id}" is there twice` })
    seen.add(id)
  })
  return mistakes
}
