import { useEffect } from 'react'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

const UNKNOWN = 'Audio session not found'

const BACK = { to: paths.dashboard(), label: 'Back to Dashboard' }

/** The library did not load: announced once for each failure, with the next steps. */
export function LibraryTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const fail = useFailure()
  useEffect(() => {
    if (error) fail('Failed to load audio session', { title: 'Error loading audio' })
  }, [error, fail])
  return (
    <Page title="Audio session">
      <Stack align="start">
        <ErrorNotice error={error} onRetry={onRetry} />
        <ButtonLink to={BACK.to} variant="ghost">
          {BACK.label}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

/** No session has this id. */
export function UnknownSession() {
  usePageTitle(UNKNOWN)
  return (
    <Page title={UNKNOWN} back={BACK}>
      <Stack align="start">
        <p>
          The link may be old, or a letter of it is missing. Every session is still in the library.
        </p>
        <ButtonLink to={paths.dailyAudio()}>See all sessions</ButtonLink>
      </Stack>
    </Page>
  )
}

/** A session of the library, which is out of reach: the strip above the page says so. */
export function SessionOutOfReach() {
  return (
    <Page title="Audio session" back={BACK}>
      <EmptyState
        title="This session is not here just now"
        action={<ButtonLink to={paths.dailyAudio()}>Hear a raga meanwhile</ButtonLink>}
      >
        It comes back with the connection.
      </EmptyState>
    </Page>
  )
}

/** For a library without sessions. */
export function EmptyLibrary() {
  return (
    <Page title="Sessions" back={BACK}>
      <EmptyState title="No audio sessions available">
        The library of this copy of Alap is empty. You can still sit without a recording.
      </EmptyState>
    </Page>
  )
}
