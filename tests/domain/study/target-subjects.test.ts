import { expect, test } from 'vitest'
import { TARGET_SUBJECT_MESSAGES } from '#domain/study/target-subjects.ts'

test('the texts about study goals', () => {
  expect(TARGET_SUBJECT_MESSAGES).toEqual({
    list: 'Target subjects are a list of names of subjects.',
    tooMany: 'Choose at most 20 target subjects.',
    unknown: 'Choose your target subjects from those of the catalogue.',
    updated: 'Study goals updated successfully',
    notUpdated: 'Failed to update study goals',
  })
})
