type Waiting = { status: 'loading' | 'buffering'; isSlow: boolean }

/** What is waited for, in words. */
export function waitingWords({ status, isSlow }: Waiting): string {
  if (isSlow) return 'This takes longer than usual.'
  return status === 'loading' ? 'Preparing the recording…' : 'Waiting for more of the recording…'
}
