import { nameHours } from '#domain/account/lifetimes.ts'
import { MAIL_SUBJECTS } from '#domain/account/mail-subjects.ts'

type Link = { to: string; origin: string; token: string }

/** The token follows a #, because browsers do not send that part to a server. */
const linkTo = (path: string, { origin, token }: Link) => `${origin}${path}#token=${token}`

export function verificationMail(link: Link) {
  return {
    to: link.to,
    subject: MAIL_SUBJECTS.verification,
    text: `Namaste,

please confirm that this email address is yours:

${linkTo('/verify-email', link)}

The link works once, for ${nameHours('verify-email')}. If you did not make an account at Adhyayan, please do not open the link: somebody typed your address by mistake, and without you it stays unconfirmed.

Adhyayan
`,
  }
}

export function resetMail(link: Link) {
  return {
    to: link.to,
    subject: MAIL_SUBJECTS.reset,
    text: `Namaste,

somebody, hopefully you, asked for a new password at Adhyayan. Choose it here:

${linkTo('/reset-password', link)}

The link works once, for ${nameHours('reset-password')}. If it was not you, you need do nothing: your password stays as it is, and nobody else can use this link.

Adhyayan
`,
  }
}

/** Sent instead of the mail above to an address that no account has. */
export function noAccountMail({ to, origin }: Omit<Link, 'token'>) {
  return {
    to,
    subject: MAIL_SUBJECTS.noAccount,
    text: `Namaste,

somebody, hopefully you, asked for a new password at Adhyayan. But no account has this email. Perhaps you signed up with another one.

You can sign in with that one, or make an account, here: ${origin}/login

If it was not you, you need do nothing.

Adhyayan
`,
  }
}

/** Sent to the new address of an account. */
export function emailChangeMail(link: Link) {
  return {
    to: link.to,
    subject: MAIL_SUBJECTS.emailChange,
    text: `Namaste,

please confirm that this email address is to be that of your account at Adhyayan:

${linkTo('/verify-email', link)}

The link works once, for ${nameHours('change-email')}, where you are signed in. Until then your account keeps the email that it has. If you did not ask for this, please do not open the link: somebody typed your address by mistake.

Adhyayan
`,
  }
}
