import type { Mail, Mailer } from './mail.ts'

const LETTERS_MAX = 50

export type Letter = Mail & { id: string; sentAt: number }

const letters: Letter[] = []

/** Mail while developing: the last letters, in memory. They are gone when the worker starts again or is changed. */
export const mailbox: Mailer & { list: () => readonly Letter[] } = {
  async send(mail) {
    letters.unshift({ ...mail, id: crypto.randomUUID(), sentAt: Date.now() })
    letters.length = Math.min(letters.length, LETTERS_MAX)
  },
  /** Newest first. */
  list: () => letters,
}
