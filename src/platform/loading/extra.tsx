import { Component, type ReactNode, Suspense } from 'react'
import { isPartMissing } from './load-failure.tsx'

type Props = { children: ReactNode; fallback?: ReactNode }

/** Around a part that is loaded later and that its page can do without: if its script does not arrive, the page stays. */
export class Extra extends Component<Props, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { children, fallback = null } = this.props
    const { error } = this.state
    if (error && !isPartMissing(error)) throw error
    return error ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
