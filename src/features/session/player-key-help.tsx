import { useSyncExternalStore } from 'react'
import { keySetting } from '~/features/session/key-setting.ts'
import { KeyHelp } from '~/ui/session/key-help.tsx'

const KEYS = [
  { key: 'Space', does: 'Play or pause' },
  { key: '←', does: 'Back 10 seconds' },
  { key: '→', does: 'Forward 10 seconds' },
  { key: 'M', does: 'Mute, or sound again' },
] as const

/** What single keys do while something is in the player, and the way to turn them off. */
export function PlayerKeyHelp() {
  const isOn = useSyncExternalStore(keySetting.subscribe, keySetting.isOn)
  return (
    <KeyHelp
      title="Keys"
      keys={KEYS}
      switchLabel="Use these keys on every page"
      isOn={isOn}
      onTurn={keySetting.turn}
    />
  )
}
