import { useSyncExternalStore } from 'react'
import { keySetting } from '~/listening/player-keys.tsx'

const KEYS = [
  { key: 'Space', does: 'Play or pause' },
  { key: '←', does: 'Back 10 seconds' },
  { key: '→', does: 'Forward 10 seconds' },
  { key: 'M', does: 'Mute, or sound again' },
] as const

/** Lists the single keys that control the player, with a switch to turn them off. */
export function PlayerKeyHelp() {
  const isOn = useSyncExternalStore(keySetting.subscribe, keySetting.isOn)
  return (
    <div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {KEYS.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-2 py-0.5 text-small [font-family:inherit]">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => keySetting.turn(event.currentTarget.checked)}
          className="size-5 accent-accent"
        />
        <span>Use these keys on every page</span>
      </label>
    </div>
  )
}
