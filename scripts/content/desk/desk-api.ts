import { join } from 'node:path'
import * as z from 'zod/mini'
import { ContentMistakes, describeMistake } from '../mistakes.ts'
import { openFile } from '../notes/open-file.ts'
import { createSkeleton } from '../skeletons/create-skeleton.ts'
import { SkeletonProblem } from '../skeletons/skeletons.ts'
import { readCatalogue } from '../subjects.ts'
import { findDraftMistakes, isSection } from './check-draft.ts'
import { findHeadMistakes } from './check-head.ts'
import { openBank } from './desk-bank.ts'
import type { openNotes } from './desk-note.ts'
import { readDeskQuiz } from './desk-quiz.ts'
import { DeskHead, type DeskPlaces, DeskQuestion, type FieldMistake } from './desk-types.ts'
import { listPlaces } from './list-places.ts'
import { nameField } from './name-field.ts'
import { writeHead } from './write-head.ts'
import { DeskRefusal, writeQuestion } from './write-question.ts'

const Save = z.strictObject({ file: z.string(), question: DeskQuestion, replaces: z.optional(z.string()) })
const SaveHead = z.strictObject({ file: z.string(), head: DeskHead })
const Open = z.strictObject({ file: z.string() })
const Begin = z.strictObject({ kind: z.enum(['note', 'quiz']), name: z.string().check(z.minLength(1)) })

type Answer = { status: number; body: unknown }

/** The page hears of a changed file as it does when an editor saves it, and then requests it. */
const DONE: Answer = { status: 200, body: null }

/** Answers the requests of the desk's page. `content` is the folder in which it writes, `show` opens a file of it. */
export function openDeskApi(content: string, notes: ReturnType<typeof openNotes>, show = openFile) {
  const bank = openBank(content)
  const open = (file: string | null, folder: 'notes' | 'quizzes') => {
    // Only listed files are opened, so no path leads out of the content folder.
    if (file === null || !listFiles(listPlaces(content)).includes(file) || !file.startsWith(`${folder}/`))
      throw new DeskRefusal(`There is no file content/${file ?? ''}.`)
    return file
  }

  const answer = async (method: string, { pathname, searchParams }: URL, body: unknown): Promise<Answer> => {
    const file = searchParams.get('file')
    switch (`${method} ${pathname}`) {
      case 'GET /desk/places':
        return { status: 200, body: listPlaces(content) }
      case 'GET /desk/quiz':
        return { status: 200, body: readDeskQuiz(content, open(file, 'quizzes')) }
      case 'GET /desk/note':
        return { status: 200, body: await notes.look(open(file, 'notes')) }
      case 'POST /desk/question/mistakes': {
        const { file, question, replaces } = Save.parse(body)
        const fields = findDraftMistakes({ file: open(file, 'quizzes'), question, replaces }, content, bank)
        return { status: 200, body: fields }
      }
      case 'PUT /desk/question': {
        const { file, question, replaces } = Save.parse(body)
        const fields = findDraftMistakes({ file: open(file, 'quizzes'), question, replaces }, content, bank)
        if (fields.length > 0) return refuse(fields)
        writeQuestion(join(content, open(file, 'quizzes')), question, replaces)
        return DONE
      }
      case 'POST /desk/head/mistakes':
        return { status: 200, body: findHeadMistakes(SaveHead.parse(body).head) }
      case 'PUT /desk/head': {
        const { file, head } = SaveHead.parse(body)
        const path = join(content, open(file, 'quizzes'))
        const fields = findHeadMistakes(head)
        if (fields.length > 0) return refuse(fields)
        if (isSection(content, file)) throw new DeskRefusal('A section of a mock exam has no title of its own.')
        writeHead(path, head)
        return DONE
      }
      case 'POST /desk/open': {
        const path = join(content, open(Open.parse(body).file, 'notes'))
        const isOpened = await new Promise((resolve) => show(path, resolve))
        if (!isOpened) throw new DeskRefusal(`No program opens it from here. The file is ${path}`)
        return DONE
      }
      case 'POST /desk/file': {
        const { kind, name } = Begin.parse(body)
        const today = new Date().toISOString().slice(0, 10)
        createSkeleton(kind, name, { folder: content, catalogue: readCatalogue(content), today })
        return { status: 200, body: listPlaces(content) }
      }
      default:
        return { status: 404, body: { mistakes: ['The desk has nothing of this name.'] } }
    }
  }
  return async (method: string, url: URL, body: unknown): Promise<Answer> => {
    try {
      return await answer(method, url, body)
    } catch (error) {
      return { status: 400, body: { mistakes: explain(error) } }
    }
  }
}

/** For a form: each mistake with its field, and in words. */
function refuse(fields: FieldMistake[]): Answer {
  const mistakes = fields.map(({ field, message }) => `${nameField(field)}: ${message}`)
  return { status: 400, body: { mistakes, fields } }
}

function listFiles({ subjects, others }: DeskPlaces): string[] {
  return [
    ...others,
    ...subjects.flatMap(({ chapters }) => chapters.flatMap(({ notes, quizzes }) => [...notes, ...quizzes])),
  ]
}

/** The mistakes, for a teacher. An error of the desk itself is thrown again. */
function explain(error: unknown): string[] {
  if (error instanceof DeskRefusal || error instanceof SkeletonProblem) return [error.message]
  if (error instanceof ContentMistakes) return error.mistakes.map(describeMistake)
  if (error instanceof z.core.$ZodError)
    return error.issues.map(({ path, message }) =>
      [path.filter((part) => part !== 'question').join(' '), message].join(': '),
    )
  throw error
}
