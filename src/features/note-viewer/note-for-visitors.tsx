import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { OpenedNote } from '#domain/catalogue/note-address.ts'
import { rememberVisit } from '#src/platform/device/guest-work.ts'
import { deviceStore } from '#src/platform/device/store/device.ts'
import { useAuth } from '#src/platform/session/auth.tsx'
import { isVisitor } from '#src/platform/session/session.ts'
import { AnchorButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** Without an account a note opens in the browser's own viewer. */
export function NoteForVisitors({ opened }: { opened: OpenedNote }) {
  const { note } = opened
  const from = useLocation({ select: ({ pathname }) => pathname })
  const remember = useEffectEvent(() => void rememberVisit(deviceStore(), opened, Date.now()))
  const { loading } = useAuth()
  useEffect(() => {
    if (!loading && isVisitor()) remember()
  }, [loading])
  return (
    <section className="card mx-auto mt-8 flex w-full max-w-xl flex-col items-center gap-4 px-4 py-8 text-center sm:px-8">
      <span className="rounded-full bg-raised p-4 text-accent">
        <Icon className="size-7" name="book" />
      </span>
      <h2 className="text-20">View PDF Note</h2>
      <p className="text-soft">{note.description}</p>
      {note.url ? (
        <>
          <AnchorButton className="max-sm:w-full" href={note.url} icon="external" rel="noopener" target="_blank">
            Open PDF in Browser
          </AnchorButton>
          <p className="max-w-sm text-13 text-soft">
            <Link className="font-semibold text-accent underline underline-offset-4" search={{ from }} to="/login">
              Sign in
            </Link>{' '}
            for the enhanced viewer: it opens the note on this page and remembers where you stopped. New here?{' '}
            <Link
              className="font-semibold text-accent underline underline-offset-4"
              search={{ from, mode: 'signup' }}
              to="/login"
            >
              Create an account
            </Link>
            .
          </p>
        </>
      ) : (
        <p className="text-orange">PDF file is not available</p>
      )}
    </section>
  )
}
