import type { Mail, Mailer } from './mail.ts'

const LETTERS_MAX = 50

export type Letter = Mail & { id: string; sentAt: number }

const letters: Letter[] = []

/** Mail during development: the last mails, in memory. They are lost when the worker restarts or changes. */
export const mailbox: Mailer & { list: () => readonly Letter[] } = {
  async send(mail) {
    letters.unshift({ ...mail, id: crypto.randomUUID(), sentAt: Date.now() })
    letters.length = Math.min(letters.length, LETTERS_MAX)
  },
  /** Newest first. */
  list: () => letters,
}
