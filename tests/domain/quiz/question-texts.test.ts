import { expect, test } from 'vitest'
import { listTexts } from '#domain/quiz/question-texts.ts'

const question = { question: 'What is $2+3$?', options: ['4', '5', '6', '8'] }

test('lists every text of a question with its place, for an author and for the browser', () => {
  const inBrowser = listTexts(question)
  expect(inBrowser.map(({ text }) => text)).toEqual(['What is $2+3$?', '4', '5', '6', '8'])
  expect(inBrowser[3]).toEqual({ field: 'options', rest: [2], text: '6' })
  const atAuthor = listTexts({ ...question, explanation: 'Count on.' })
  expect(atAuthor).toEqual([...inBrowser, { field: 'explanation', text: 'Count on.' }])
})
