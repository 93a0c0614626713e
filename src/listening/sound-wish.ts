import { useMemo, useSyncExternalStore } from 'react'
import { AS_USUAL, BALANCES, PULSES } from '~/domain/improvisation/improvisation.ts'
import { isSaKey } from '~/domain/improvisation/sa.ts'
import type { SoundWish } from '~/domain/session/improvised.ts'
import { ownSettings } from '~/lib/shell/own-settings.ts'

type Sound = Omit<SoundWish, 'minutes' | 'breath'>

const chosen = () => ownSettings.read('sound') ?? ''

/** How the ragas are to sound: `sa=cs3&balance=-2&pulse=slow`. */
export const soundWish = {
  change(change: Partial<Sound>) {
    ownSettings.choose('sound', textOf({ ...soundOf(chosen()), ...change }))
  },
} as const

export function useSoundWish(): Sound {
  const text = useSyncExternalStore(ownSettings.subscribe, chosen)
  return useMemo(() => soundOf(text), [text])
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
