import type { ReactNode } from 'react'
import { EnvError, env } from '~/services/env.ts'
import { SettingsScreen } from '~/ui/settings-screen.tsx'

/** A page that names what is wrong with the settings of this build; nothing when they are right. */
export function unusableSettings(): ReactNode {
  try {
    env()
    return null
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return <SettingsScreen problems={error.problems} />
  }
}
