import { expect, test } from 'vitest'
import { nameHours } from '#domain/account/lifetimes.ts'
import { LINK_MESSAGES } from '#domain/account/link-messages.ts'

test('the texts about links in emails', () => {
  expect(LINK_MESSAGES).toEqual({
    resetSent: `If an account has this email, a link to reset its password was sent successfully. It works once, for ${nameHours('reset-password')}.`,
    verificationSent: `A link to confirm your email was sent successfully. It works once, for ${nameHours('verify-email')}.`,
    worthless: 'This link has expired, was used already, or is not complete. Please ask for a new one.',
    tooMany:
      'Several links were asked for in the last hour. Please look into your mail and its spam folder, or try again later.',
    noMail: 'Sending email is not set up here yet. Please write to us on the contact page.',
    passwordChanged: 'Your password was changed successfully. You are signed in here, and signed out everywhere else.',
    verified: 'Your email was confirmed successfully.',
    needsPassword: 'Please enter the password of the account to confirm its email here.',
    needsPasswordToChange: 'Please enter the password of the account to give it this email.',
    needsSession: 'Please open the link on a device where you are signed in to the account.',
    wrongPassword: 'The password is not right.',
    notSent: 'We could not send the email. Please try again in a few minutes.',
  })
})
