import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

type Props = { title: string; className: string; children: ReactNode }

/** An error in one panel leaves the other panels in place. */
export class PanelBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.title} failed`, error)
  }

  override render() {
    const { title, className, children } = this.props
    if (!this.state.hasFailed) return <div className={`min-w-0 ${className}`}>{children}</div>
    return (
      <Panel className={className} icon="warning" title={title}>
        <div className="flex flex-col items-start gap-3" role="alert">
          <p className="text-soft">This part could not be shown.</p>
          <Button icon="refresh" kind="secondary" onClick={() => this.setState({ hasFailed: false })} size="small">
            Try Again
          </Button>
        </div>
      </Panel>
    )
  }
}
