import { describe, expect, it } from 'vitest'
import {
  describeDuration,
  describeMarks,
  findMarksMistake,
  findPaperMistakes,
  PaperSource,
  splitPassage,
} from '#scripts/content/papers/paper-format.ts'

const SCIENCE_MARKS = [Array(11).fill(1), Array(8).fill(5), Array(3).fill(8)]
const BOARD_PAPER = { board: 'NEB', subject: 'Physics', duration: 180, fullMarks: 75 } as const

describe('the marks of a paper', () => {
  it('are a product where every question counts the same', () => {
    expect(describeMarks([5, 5, 5])).toBe('3 × 5 = 15')
    expect(describeMarks([8, 7, 5])).toBe('20 marks')
    expect(describeMarks([8])).toBe('8 marks')
  })

  it('must be what the paper declares', () => {
    const practice = { ...BOARD_PAPER, board: 'IOE', fullMarks: 4 } as const
    expect(findPaperMistakes(practice, [[1, 1], [2]])).toEqual([])
    expect(findPaperMistakes(practice, [[1, 1]])).toEqual([
      { field: 'fullMarks', message: 'the questions make 2 marks, not 4' },
    ])
  })

  it('follow the pattern of the board', () => {
    expect(findPaperMistakes(BOARD_PAPER, SCIENCE_MARKS)).toEqual([])
    const [choices = [], shorts = []] = SCIENCE_MARKS
    expect(findPaperMistakes(BOARD_PAPER, [choices, shorts, [12, 12]]).map(({ field }) => field)).toEqual(['parts'])
    const short = { ...BOARD_PAPER, duration: 120, fullMarks: 50 }
    expect(findPaperMistakes(short, [[50]]).map(({ field }) => field)).toEqual(['fullMarks', 'duration', 'parts'])
  })

  it('of the steps of an answer add up', () => {
    expect(findMarksMistake('One step. #earns(2) Another. #earns(0.5) #earns(0.5)', 'earns', 3)).toBeNull()
    expect(findMarksMistake('One step. #earns(2)', 'earns', 3)).toBe(
      '#earns(..) add up to 2, not to the 3 of the question',
    )
    expect(findMarksMistake('No steps.', 'earns', 3)).not.toBeNull()
  })

  it('need not be split in a question', () => {
    expect(findMarksMistake('State the law.', 'worth', 5)).toBeNull()
    expect(findMarksMistake('State #worth(1) and prove it. #worth(3)', 'worth', 5)).not.toBeNull()
  })
})

describe('describeDuration', () => {
  it('leaves out what is not there', () => {
    expect(describeDuration(180)).toBe('3 hours')
    expect(describeDuration(60)).toBe('1 hour')
    expect(describeDuration(45)).toBe('45 minutes')
    expect(describeDuration(61)).toBe('1 hour 1 minute')
  })
})

describe('splitPassage', () => {
  it('parts a long text from the question below it', () => {
    const text = 'Terraces hold the soil. '.repeat(20).trim()
    expect(splitPassage(`Read this.\n${text}\nWhat is it about?`)).toEqual({
      passage: `Read this.\n${text}`,
      stem: 'What is it about?',
    })
  })

  it('leaves a short question whole', () => {
    const question = 'Statement 1 is true.\nWhich follows?'
    expect(splitPassage(question)).toEqual({ passage: null, stem: question })
  })
})

describe('PaperSource', () => {
  const paper = {
    title: 'Practice Set',
    subject: 'Physics',
    year: 2024,
    board: 'IOE',
    type: 'Practice Set',
    description: 'A set.',
    duration: 30,
    fullMarks: 1,
    instructions: ['Answer all.'],
    parts: [{ title: 'A', bank: [{ quiz: 'ioe-physics-mechanics', ids: ['free-fall'] }] }],
  }

  it('takes a paper that draws from the bank', () => {
    expect(PaperSource.safeParse(paper).success).toBe(true)
  })

  it('refuses an unknown year, and a part without questions', () => {
    expect(PaperSource.safeParse({ ...paper, year: 2019 }).success).toBe(false)
    expect(PaperSource.safeParse({ ...paper, parts: [{ title: 'A' }] }).error?.issues[0]).toMatchObject({
      path: ['parts', 0],
      message: 'a part has `bank`, `choices` or `written`',
    })
  })
})
