import type { SettingFault } from '~/lib/setting-fault.ts'
import { settingProblem } from '~/lib/setting-problem.ts'
import { SettingsScreen } from '~/ui/settings-screen.tsx'

/** Every setting at fault, in words. */
export function SettingsPage({ faults }: { faults: readonly SettingFault[] }) {
  return <SettingsScreen problems={faults.map(settingProblem)} />
}
