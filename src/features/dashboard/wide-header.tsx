import type { ReactNode } from 'react'
import { isOwnPicture } from '#domain/account/own-picture.ts'
import { firstGrapheme } from '#domain/graphemes.ts'
import type { AuthUser } from '#src/platform/session/auth.tsx'
import type { Tab } from './dashboard-tabs.ts'
import { LogoutButton } from './logout-button.tsx'

type Props = { tab: Tab; user: AuthUser; search: ReactNode }

/** From 1024 px: the title of the page, and the student. */
export function WideHeader({ tab, user, search }: Props) {
  const name = user.displayName || user.email.split('@', 1)[0] || ''
  return (
    <header className="hidden items-center justify-between gap-6 border-b border-line px-8 py-4 lg:flex">
      <div className="min-w-0">
        <p className="text-20 font-semibold">{tab.title}</p>
        <p className="text-soft wrap-anywhere">{`Welcome back, ${name}!`}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3">
        {search}
        {user.photoURL && isOwnPicture(user.photoURL) ? (
          <img alt="" className="size-11 rounded-full object-cover" height="44" src={user.photoURL} width="44" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-11 items-center justify-center rounded-full bg-raised text-17 font-semibold text-accent uppercase"
          >
            {firstGrapheme(name)}
          </span>
        )}
        <span className="max-w-56 text-soft wrap-anywhere">{user.email}</span>
        <LogoutButton />
      </div>
    </header>
  )
}
