import { expect, test } from 'vitest'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'

test('the texts about a picture', () => {
  expect(AVATAR_MESSAGES).toEqual({
    noImage: 'Please select a valid image file',
    largeFile: 'Image size must be less than 5MB',
    unreadable: 'Failed to load image',
    tooLarge: 'Image file is too large. Please try a smaller image.',
    updated: 'Profile picture updated successfully',
    removed: 'Profile picture removed successfully',
    notUpdated: 'Failed to update profile picture',
  })
})
