import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuth } from '../../auth.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { AuthDialog } from './auth-dialog.tsx'
import { safeReturnPath } from './return-path.ts'

const BENEFITS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'book',
    title: 'Study materials',
    text: 'Chapter-wise notes with derivations, worked examples and board-style questions.',
  },
  {
    icon: 'quiz',
    title: 'Mock tests and practice',
    text: 'Timed quizzes for the board, IOE and CEE, graded with explanations.',
  },
  {
    icon: 'chart',
    title: 'Progress tracking',
    text: 'Every quiz and every note you read is kept, so you see where you stand.',
  },
  {
    icon: 'trophy',
    title: 'Achievement system',
    text: 'Points for every mark you earn and a streak for every day you study.',
  },
]

const route = getRouteApi('/_site/login')

export function LoginPage() {
  useTitle('Sign in')
  const { from } = route.useSearch()
  const { isAuthenticated } = useAuth()
  const { history } = useRouter()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (isAuthenticated) history.replace(safeReturnPath(from))
  }, [isAuthenticated, history, from])

  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2 lg:py-24">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-32 lg:text-44">Keep your study in one place</h1>
        <p className="max-w-md text-17 text-soft">
          An account is free. It remembers what you read and every quiz you sit, on any phone or computer.
        </p>
        <Button icon="user" onClick={() => setOpen(true)}>
          Sign In / Sign Up
        </Button>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {BENEFITS.map(({ icon, title, text }) => (
          <li className="card flex flex-col gap-2 p-4" key={title}>
            <Icon className="size-6 text-accent" name={icon} />
            <h2 className="text-17">{title}</h2>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {open && <AuthDialog onClose={() => setOpen(false)} onDone={() => setOpen(false)} />}
    </div>
  )
}
