import { expect, test } from 'vitest'
import type { PastPaper } from '#domain/resources/resource.ts'
import { listSimilar } from '#src/features/resources/reading/similar-papers.ts'

const paper = (id: string, subject: PastPaper['subject'], board: PastPaper['board']): PastPaper => ({
  id,
  subject,
  board,
  title: id,
  year: 2024,
  type: 'Practice Set',
  fileSize: '100 kB',
  downloadUrl: `/files/papers/${id}.pdf`,
  description: id,
})

test('papers of the subject come first, then those of the board, and never the paper itself', () => {
  const own = paper('ioe-physics', 'Physics', 'IOE')
  const papers = [
    own,
    paper('neb-english', 'English', 'NEB'),
    paper('ioe-english', 'English', 'IOE'),
    paper('cee-physics', 'Physics', 'CEE'),
    paper('ioe-physics-2', 'Physics', 'IOE'),
    paper('ioe-chemistry', 'Chemistry', 'IOE'),
  ]
  expect(listSimilar(papers, own).map(({ id }) => id)).toEqual(['ioe-physics-2', 'cee-physics', 'ioe-english'])
})

test('a paper like no other has none', () => {
  const own = paper('neb-nepali', 'English', 'NEB')
  expect(listSimilar([own, paper('ioe-physics', 'Physics', 'IOE')], own)).toEqual([])
})
