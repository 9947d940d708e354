import { Component, type ReactNode, useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'

type Props = { title: string; icon: IconName; action?: ReactNode; children: ReactNode }

/** One part of the home, with its heading. */
export function Panel({ title, icon, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card flex min-w-0 grow flex-col gap-3 p-4 lg:gap-4 lg:p-6">
      <div className="flex min-h-8 items-center gap-2">
        <Icon className="text-accent" name={icon} />
        <h2 className="grow text-17" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type PanelBoundaryProps = {
  title: string
  className?: string
  /** The data of the panel. When it changes, a failed panel is rendered again. */
  data: unknown
  /** Requests the data of the panel again. */
  onRetry: () => Promise<unknown>
  children: ReactNode
}
type State = { hasFailed: boolean; isRetrying: boolean }

/** If one panel fails, the others stay. */
export class PanelBoundary extends Component<PanelBoundaryProps, State> {
  override state = { hasFailed: false, isRetrying: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.title} failed`, error)
  }

  override componentDidUpdate({ data }: PanelBoundaryProps, { hasFailed }: State) {
    if (hasFailed && this.state.hasFailed && data !== this.props.data) this.setState({ hasFailed: false })
  }

  retry = async () => {
    this.setState({ isRetrying: true })
    await this.props.onRetry()
    this.setState({ hasFailed: false, isRetrying: false })
  }

  override render() {
    const { title, className = '', children } = this.props
    return (
      <div className={`flex min-w-0 flex-col ${className}`}>
        {this.state.hasFailed ? (
          <Panel icon="warning" title={title}>
            <div className="flex flex-col items-start gap-3" role="alert">
              <p className="text-soft">This part could not be shown.</p>
              <Button busy={this.state.isRetrying} icon="refresh" kind="secondary" onClick={this.retry} size="small">
                Try Again
              </Button>
            </div>
          </Panel>
        ) : (
          children
        )}
      </div>
    )
  }
}
