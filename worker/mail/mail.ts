export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /** @throws when the mail was not accepted. */
  send(mail: Mail): Promise<void>
}
