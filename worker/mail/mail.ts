/** A letter in plain text. */
export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /** @throws when the mail was not taken. */
  send(mail: Mail): Promise<void>
}
