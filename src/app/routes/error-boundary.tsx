import { Component, lazy, type ReactNode, Suspense } from 'react'
import { PlainError } from '~/app/routes/plain-error.tsx'
import { firstScreenDrawn } from '~/lib/first-screen.ts'

const Fault = lazy(() =>
  import('~/app/routes/fault-page.tsx').then(
    ({ FaultPage }) => ({ default: FaultPage }),
    // Offline, this code may fail to load too. `PlainError` is always available.
    () => ({ default: PlainError }),
  ),
)

type Props = {
  /** The address of what is shown; an error ends with it. */
  at: string
  onReset: () => void
  children: ReactNode
}
type State = { error: unknown; failed: boolean }

/**
 * Limits an error to its page. A data error gets its own words and a retry; other errors a plain
 * message.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.reset()
  }

  override componentDidCatch() {
    firstScreenDrawn()
  }

  reset = () => {
    this.props.onReset()
    this.setState({ error: null, failed: false })
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return (
      <Suspense fallback={null}>
        <Fault error={error} onRetry={this.reset} />
      </Suspense>
    )
  }
}
