import { Component, type ReactNode } from 'react'
import { DataError } from '~/lib/data-error.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ErrorScreen } from '~/ui/error-screen.tsx'

type Props = { onReset: () => void; children: ReactNode }
type State = { error: unknown; failed: boolean }

/** Keeps a fault on its page: data faults are worded and can be tried again, the rest is told plainly. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  reset = () => {
    this.props.onReset()
    this.setState({ error: null, failed: false })
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    if (error instanceof DataError) {
      return (
        <ErrorScreen>
          <ErrorNotice error={error} onRetry={this.reset} />
        </ErrorScreen>
      )
    }
    const message = error instanceof Error ? error.message : String(error)
    return (
      <ErrorScreen heading="Unexpected Application Error!" message={message} onRetry={this.reset} />
    )
  }
}
