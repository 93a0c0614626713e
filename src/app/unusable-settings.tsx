import { lazy, type ReactNode, Suspense } from 'react'
import { EnvError, env } from '~/services/env.ts'

const SettingsScreen = lazy(() =>
  import('~/ui/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
)

/** A page that names what is wrong with the settings of this build; nothing when they are right. */
export function unusableSettings(): ReactNode {
  try {
    env()
    return null
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return (
      <Suspense fallback={null}>
        <SettingsScreen problems={error.problems} />
      </Suspense>
    )
  }
}
