import { expect, test } from 'vitest'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'

test('the subjects of mails', () => {
  expect(MAIL_SUBJECTS).toEqual({
    verification: 'Confirm your email for Adhyayan',
    reset: 'Choose a new password for Adhyayan',
    noAccount: 'No Adhyayan account has this email',
    emailChange: 'Confirm your new email for Adhyayan',
    emailChangeAsked: 'A new email was asked for in your Adhyayan account',
    emailChanged: 'The email of your Adhyayan account was changed',
    passwordChanged: 'Your Adhyayan password was changed',
    googleRemoved: 'A Google account was removed from your Adhyayan account',
    passkeyAdded: 'A passkey was added to your Adhyayan account',
    passkeyRemoved: 'A passkey was removed from your Adhyayan account',
    accountDeleted: 'Your Adhyayan account was deleted',
  })
})
