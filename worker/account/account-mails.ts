import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'

type Told = { to: string; origin: string }

const PASSKEYS_STAY = 'Passkeys still sign in after that: remove those that are not yours in your profile.'

const adviseNewPassword = (origin: string) =>
  `If it was you, you need do nothing. If it was not, choose a new password at once: ${origin}/reset-password

${PASSKEYS_STAY}`

/** Sent to the current address of the account, whose owner can still stop the change. */
export function emailChangeAskedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.emailChangeAsked,
    text: `Namaste,

somebody who is signed in to your account at Adhyayan, hopefully you, asked to change its email to another address. Nothing changes until a link that we sent there is opened.

If it was you, you need do nothing. If it was not, choose a new password at once: that stops the change, and signs out all devices. ${origin}/reset-password

${PASSKEYS_STAY}

Adhyayan
`,
  }
}

/** Sent to the previous address of the account, whose owner may not know of the change. */
export function emailChangedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.emailChanged,
    text: `Namaste,

the email of your account at Adhyayan was changed to another address just now. From now on you sign in with that one.

If it was you, you need do nothing. If it was not, please write to us at once: ${origin}/contact

Adhyayan
`,
  }
}

export function passwordChangedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.passwordChanged,
    text: `Namaste,

the password of your account at Adhyayan was changed just now, and all other devices were signed out.

${adviseNewPassword(origin)}

Adhyayan
`,
  }
}

export function googleRemovedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.googleRemoved,
    text: `Namaste,

a Google account that could sign in to your account at Adhyayan was removed just now, and all other devices were signed out.

${adviseNewPassword(origin)}

Adhyayan
`,
  }
}

export function passkeyAddedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.passkeyAdded,
    text: `Namaste,

a passkey was added to your account at Adhyayan just now. The device that has it can sign in without your password.

If it was you, you need do nothing. If it was not, remove it in your profile, and choose a new password: ${origin}/dashboard/profile

Adhyayan
`,
  }
}

export function passkeyRemovedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.passkeyRemoved,
    text: `Namaste,

a passkey that could sign in to your account at Adhyayan was removed just now, and all other devices were signed out.

${adviseNewPassword(origin)}

Adhyayan
`,
  }
}

/** The last mail. After it there is no account to which another one could be sent. */
export function accountDeletedMail({ to, origin }: Told) {
  return {
    to,
    subject: MAIL_SUBJECTS.accountDeleted,
    text: `Namaste,

your account at Adhyayan was deleted just now, with everything that was stored in it. This cannot be undone.

You are welcome back at any time: with the same email you can make a new account, which starts empty.

If it was not you, please write to us: ${origin}/contact

Adhyayan
`,
  }
}
