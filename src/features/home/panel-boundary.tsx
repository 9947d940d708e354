import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

type Props = {
  title: string
  className?: string
  /** What the panel shows. When it changes, a panel that has failed is tried again. */
  data: unknown
  /** Asks for the data of the panel again. */
  onRetry: () => Promise<unknown>
  children: ReactNode
}
type State = { hasFailed: boolean; isRetrying: boolean }

/** One part that fails leaves the others standing. */
export class PanelBoundary extends Component<Props, State> {
  override state = { hasFailed: false, isRetrying: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.title} failed`, error)
  }

  override componentDidUpdate({ data }: Props, { hasFailed }: State) {
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
