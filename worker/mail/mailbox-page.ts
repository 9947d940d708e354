import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../env.ts'
import { type Letter, mailbox } from './mailbox.ts'
import { hasMailbox } from './mailer.ts'

type Request = Context<{ Bindings: Env }>

/**
 * The mailbox of `wrangler dev`, as a page for people and as JSON for tests. Everywhere else this address is not found.
 */
export function mailboxPage(c: Request) {
  // `hasMailbox` has the first condition, too. Here it lets the bundler remove the code below from a deployed bundle.
  return process.env.NODE_ENV === 'development' && hasMailbox(c.env, new URL(c.req.url)) ? answer(c) : c.notFound()
}

function answer(c: Request) {
  const letters = mailbox.list()
  if (c.req.header('Accept')?.includes('application/json')) return c.json({ letters })
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>Mailbox of this development server</title>
      </head>
      <body>
        <h1>Mailbox of this development server</h1>
        <p>
          No mail leaves this machine. The last 50 letters are kept in memory, newest first, until the worker starts
          again. Load the page again to see new ones.
        </p>
        ${letters.length === 0 ? html`<p>No letters yet.</p>` : letters.map(writeLetter)}
      </body>
    </html>`)
}

function writeLetter({ to, subject, text, sentAt }: Letter) {
  // Parts with an odd index are links.
  const write = (line: string) =>
    line.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part))
  return html`<hr />
    <h2>${subject}</h2>
    <p>To ${to}, ${new Date(sentAt).toISOString()}</p>
    <p>${text.split('\n').map((line) => html`${write(line)}<br />`)}</p>`
}
