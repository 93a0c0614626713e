import { useSyncExternalStore } from 'react'
import { AS_USUAL, BALANCES, PULSES } from '~/domain/improvisation/improvisation.ts'
import { isSaKey } from '~/domain/improvisation/sa.ts'
import type { SoundWish } from '~/domain/session/improvised.ts'
import { createChannel } from '~/lib/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

type Sound = Omit<SoundWish, 'minutes' | 'breath'>

const KEY = 'alap:sound'

const channel = createChannel<Sound>(soundOf(deviceSetting.read(KEY) ?? ''))

/** How the ragas are to sound on this device: `sa=cs3&balance=-2&pulse=slow`. */
export const soundWish = {
  change(change: Partial<Sound>) {
    const sound = { ...channel.get(), ...change }
    channel.set(sound)
    deviceSetting.keep(KEY, textOf(sound))
  },
} as const

export function useSoundWish(): Sound {
  return useSyncExternalStore(channel.subscribe, channel.get)
}

function textOf({ sa, balance, pulse }: Sound): string {
  const others = { ...(sa && { sa }), ...(pulse && { pulse }) }
  return String(new URLSearchParams({ ...others, balance: String(balance) }))
}

/** What is not valid is as usual. */
function soundOf(text: string): Sound {
  const fields = new URLSearchParams(text)
  const sa = fields.get('sa') ?? ''
  return {
    sa: isSaKey(sa) ? sa : AS_USUAL.sa,
    balance: BALANCES.find((one) => String(one) === fields.get('balance')) ?? AS_USUAL.balance,
    pulse: PULSES.find((one) => one === fields.get('pulse')) ?? AS_USUAL.pulse,
  }
}
