import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Limits an error of something beside the page to itself: it is gone, and the page stays. */
export class QuietBoundary extends Component<Props, { failed: boolean }> {
  override state: { failed: boolean } = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
