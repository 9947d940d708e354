import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

function ErrorPanel({ onReset }: { onReset: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <div className="card flex max-w-lg flex-col items-center gap-4 p-6 text-center" role="alert">
        <span className="rounded-full bg-raised p-4 text-red">
          <Icon className="size-7" name="warning" />
        </span>
        <h1 className="text-24">Something went wrong</h1>
        <p className="text-soft">
          We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onReset}>Try Again</Button>
          <Button kind="secondary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        </div>
      </div>
    </main>
  )
}

/** Catches the errors of the whole app that no other boundary catches. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onError: (error: unknown) => void },
  { failed: boolean }
> {
  override state = { failed: false }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPanel onReset={() => this.setState({ failed: false })} /> : this.props.children
  }
}

/** The same panel for an error inside one route. */
export function RouteError({ reset }: { reset: () => void }) {
  return <ErrorPanel onReset={reset} />
}
