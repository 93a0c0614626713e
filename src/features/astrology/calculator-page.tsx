import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CalculatorDesk } from '~/features/astrology/calculator-desk.tsx'
import { paths } from '~/lib/paths.ts'
import { astroProfile } from '~/queries/astro-profile.ts'
import { usePerson } from '~/queries/person.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Loader } from '~/ui/loader.tsx'

/** A chart for any birth, beginning with the person's own. */
export function CalculatorPage() {
  const profile = useQuery(astroProfile(usePerson().uid))
  const [isOpen, setOpen] = useState(false)
  const isReading = profile.isPending && profile.fetchStatus === 'fetching'
  // Once open it stays so: whatever has been typed must not go when the details come late.
  if (!isReading && !isOpen) setOpen(true)
  return (
    <Page
      title="Vedic Calculator"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      width="board"
    >
      {isOpen || !isReading ? (
        <Stack gap="wide">
          {profile.isError && (
            <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />
          )}
          <CalculatorDesk saved={profile.data ?? null} />
        </Stack>
      ) : (
        <Loader />
      )}
    </Page>
  )
}
