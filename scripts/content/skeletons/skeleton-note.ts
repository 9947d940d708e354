import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SubjectSource } from '#domain/catalogue/catalogue.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import type { Catalogue } from '../subjects.ts'
import { checkName, type Room, type Skeleton, SkeletonProblem, toTitle } from './skeletons.ts'

const EXAMPLE = 'npm run content:new note physics/wave-motion/formulas'

type Chapter = SubjectSource['chapters'][number]

/** `name` is subject/chapter, subject/chapter/name or a chapter. Without it the first chapter without a note is chosen. */
export function planNote(name: string | undefined, { folder, catalogue, today }: Room): Skeleton {
  const { subject, chapter, fileName, isChosen } = findPlace(name, catalogue, folder)
  const own = fileName === 'notes' ? '' : `: ${toTitle(fileName)}`
  return {
    file: join(folder, 'notes', subject.key, chapter.id, `${fileName}.typ`),
    text: writeNote({ title: titleOf(chapter, subject, catalogue) + own, subject, chapter, today }),
    next: [
      'Run npm run content:preview {file}: it makes a PDF to look at.',
      `Run npm start and look at http://localhost:8787/notes/${subject.key}/${chapter.id}`,
      ...(isChosen
        ? []
        : [`Is it not for the chapter "${chapter.title}"? Delete it, and name the chapter as in ${EXAMPLE}`]),
    ],
    otherwise: `Add a name of its own: npm run content:new note ${subject.key}/${chapter.id}/formulas`,
  }
}

function findPlace(name: string | undefined, catalogue: Catalogue, folder: string) {
  const parts = name?.split(/[\\/]/).filter(Boolean) ?? []
  const [first = '', second, third, ...more] = parts
  if (second !== undefined) {
    const subject = catalogue.findSubject(first)
    if (!subject) {
      const keys = catalogue.subjects.map(({ key }) => key).join(', ')
      throw new SkeletonProblem(`There is no subject "${first}". The subjects: ${keys}`)
    }
    const chapter = catalogue.findChapter(`${first}/${second}`)
    if (!chapter || more.length > 0) {
      const ids = subject.chapters.map(({ id }) => id).join(', ')
      throw new SkeletonProblem(`There is no chapter "${second}" in ${first}. Its chapters: ${ids}`)
    }
    return { subject, chapter, fileName: checkName(third ?? 'notes'), isChosen: true }
  }
  const places = catalogue.subjects.flatMap((subject) => subject.chapters.map((chapter) => ({ subject, chapter })))
  const named = places.find(({ chapter }) => chapter.id === first)
  if (named) return { ...named, fileName: 'notes', isChosen: true }
  const free = places.find(({ subject, chapter }) => !hasNote(join(folder, 'notes', subject.key, chapter.id)))
  if (!free) throw new SkeletonProblem(`Say which chapter it is for, as in ${EXAMPLE}`)
  return { ...free, fileName: checkName(first || 'notes'), isChosen: false }
}

function hasNote(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.typ'))
}

/** The slug of the title is an address, so chapters with the same title get their class and subject in it. */
function titleOf({ title }: Chapter, subject: SubjectSource, { subjects }: Catalogue): string {
  const sameTitle = subjects
    .flatMap(({ chapters }) => chapters)
    .filter((other) => slugify(other.title) === slugify(title))
  return sameTitle.length > 1 ? `${title} (${subject.grade} ${subject.name})` : title
}

type Draft = { title: string; subject: SubjectSource; chapter: Chapter; today: string }

function writeNote({ title, subject, chapter, today }: Draft): string {
  const isNepali = subject.name === 'Nepali'
  const [heading = '', other] = chapter.topics
  const words = isNepali ? NEPALI : ENGLISH
  return `#import "/notes/_template.typ": *
#show: note.with(
  chapter: "${subject.key}/${chapter.id}",
  title: ${JSON.stringify(title)},
  description: "Say in one sentence what the reader will find.",
  added: "${today}",${isNepali ? '\n  lang: "ne",' : ''}
)

// A line that begins with two slashes is for you alone. Boxes and formulas to copy: docs/content.md; figures:
// docs/figures.md. A finished note to look at: content/notes/physics/rotational-dynamics/notes.typ

= ${escapeMarkup(heading)}

${words.text}

#definition("${words.word}")[${words.meaning}]

#derivation("${words.formula}")[
  ${words.steps}
  $ v = u + a t $
]

#key-formulas[
  - $v = u + a t$
]

#example("${words.example}")[${words.problem}][$v = 2 + 3 times 4 = 14$][$14 unit("m s^-1")$]

= ${escapeMarkup(other ?? words.questions)}

#choice(answer: "B")[${words.choice}][$3$][$5$][$6$][$9$][$2 + 3 = 5$.]

#question(marks: 2)[${words.question}][${words.answer}]
`
}

const ENGLISH = {
  text: 'Write your text here. Leave an empty line between two paragraphs. A *word* in stars is set strongly.',
  word: 'A word',
  meaning: 'What the word means, in one sentence.',
  example: 'A sample',
  problem:
    'A body moves at $2 unit("m s^-1")$ and speeds up at $3 unit("m s^-2")$. How fast is it after $4 unit("s")$?',
  formula: 'A sample',
  steps: 'The steps that lead from what is known to the formula.',
  questions: 'Questions',
  choice: 'This is a sample question. What is $2 + 3$?',
  question: 'A question as the board asks it.',
  answer: 'Its answer, with the steps that earn the marks.',
}

const NEPALI = {
  text: 'यहाँ आफ्नो पाठ लेख्नुहोस्। दुई अनुच्छेदका बीचमा एउटा खाली पङ्क्ति छोड्नुहोस्।',
  word: 'शब्द',
  meaning: 'यस शब्दको अर्थ एक वाक्यमा लेख्नुहोस्।',
  example: 'नमुना',
  problem: 'यहाँ उदाहरणको प्रश्न लेख्नुहोस्।',
  formula: 'नमुना',
  steps: 'सूत्रसम्म पुग्ने चरणहरू यहाँ लेख्नुहोस्।',
  questions: 'प्रश्नहरू',
  choice: 'यो नमुना प्रश्न हो। $2 + 3$ कति हुन्छ?',
  question: 'परीक्षामा सोधिने जस्तो प्रश्न यहाँ लेख्नुहोस्।',
  answer: 'उत्तर यहाँ लेख्नुहोस्।',
}

function escapeMarkup(text: string): string {
  return text.replace(/[\\#$*_`<>@~[\]]/g, '\\$&').replaceAll('//', '/\\/')
}
