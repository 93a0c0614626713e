import { lazy, type ReactElement, Suspense } from 'react'
import { EnvError, env } from '~/services/env.ts'

const SettingsPage = lazy(() =>
  import('~/ui/feedback/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
)

/** A page that lists the wrong settings of this build; nothing when all are right. */
export function unusableSettings(): ReactElement | null {
  try {
    env()
    return null
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return (
      <Suspense fallback={null}>
        <SettingsPage faults={error.faults} />
      </Suspense>
    )
  }
}
