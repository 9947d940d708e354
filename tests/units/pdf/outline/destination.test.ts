import { afterEach, expect, test, vi } from 'vitest'
import { findDestination } from '#src/features/pdf/outline/destination.ts'

const openDocument = (destroyed: boolean) => ({
  getDestination: async (name: string) => {
    if (name !== 'waves') throw new Error('Transport destroyed')
    return [2, { name: 'XYZ' }, 0, 640]
  },
  getPageIndex: async () => 0,
  loadingTask: { destroyed },
})
const log = vi.spyOn(console, 'error').mockReturnValue()

afterEach(() => log.mockClear())

test('a link leads to a place on a page', async () => {
  expect(await findDestination(openDocument(false), 'waves')).toEqual({ page: 3, top: 640 })
  expect(await findDestination(openDocument(false), [0, { name: 'Fit' }])).toEqual({ page: 1, top: null })
})

test('a link that cannot be read leads nowhere, which is logged unless the student has left the note', async () => {
  expect(await findDestination(openDocument(false), 'lost')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
  expect(await findDestination(openDocument(true), 'lost')).toBeNull()
  expect(log).not.toHaveBeenCalled()
})
