// Apart from board-questions.ts, because the first script of every page reads addresses.

/** The filters as they are in the address. `form` is a kind and its marks, such as long-8. */
export type QuestionSearch = { unit?: string | undefined; chapter?: string | undefined; form?: string | undefined }

const readName = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100 ? value.trim() : undefined

/** Keeps the filters of an address that can be names. */
export function parseQuestionSearch({ unit, chapter, form }: Record<string, unknown>): QuestionSearch {
  const search = { unit: readName(unit), chapter: readName(chapter), form: readName(form) }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
