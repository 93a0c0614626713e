import { useSyncExternalStore } from 'react'
import { createChannel } from '~/audio/channel.ts'
import { BALANCES } from '~/domain/improvisation/improvisation.ts'
import { type SoundWish, USUAL_SOUND } from '~/domain/improvisation/improvised.ts'
import { isSaKey } from '~/domain/improvisation/sa.ts'

type Sound = Omit<SoundWish, 'minutes'>

const KEY = 'alap:sound'

const channel = createChannel<Sound>(read())

/** How the ragas are to sound on this device: `sa=cs3&balance=-2`. */
export const soundWish = {
  change(change: Partial<Sound>) {
    const sound = { ...channel.get(), ...change }
    channel.set(sound)
    try {
      localStorage.setItem(KEY, textOf(sound))
    } catch {
      // Storage may be blocked. The choice then lasts as long as the page.
    }
  },
} as const

export function useSoundWish(): Sound {
  return useSyncExternalStore(channel.subscribe, channel.get)
}

function textOf({ sa, balance }: Sound): string {
  return String(new URLSearchParams({ ...(sa && { sa }), balance: String(balance) }))
}

function read(): Sound {
  try {
    return soundOf(localStorage.getItem(KEY) ?? '')
  } catch {
    return soundOf('')
  }
}

/** What is not valid is as usual. */
function soundOf(text: string): Sound {
  const fields = new URLSearchParams(text)
  const sa = fields.get('sa') ?? ''
  return {
    sa: isSaKey(sa) ? sa : USUAL_SOUND.sa,
    balance: BALANCES.find((one) => String(one) === fields.get('balance')) ?? USUAL_SOUND.balance,
  }
}
