import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { keptAtOnce } from '~/device/kept-at-once.ts'
import { LONGEST_MINUTES, SHORTEST_MINUTES } from '~/domain/session/improvisation.ts'
import { SA_KEYS } from '~/domain/session/sa.ts'
import { AS_USUAL, type SoundWish } from '~/domain/session/sound-wish.ts'
import { usePerson } from '~/queries/account/person.tsx'

/** How a person wants sessions to sound, and what comes after one. */
export type SessionWish = SoundWish & {
  /** The next raga of the watch begins by itself. */
  readonly playsOn: boolean
  /** A coin may decide between a journey and one raga, for Insight to compare. */
  readonly tossesCoin: boolean
}

const FIRST_WISH: SessionWish = { ...AS_USUAL, playsOn: false, tossesCoin: false }

const minutes = z.int().check(z.minimum(SHORTEST_MINUTES), z.maximum(LONGEST_MINUTES))

// Each part is read by itself, so that one that makes no sense does not undo the others.
const wishShape = z.object({
  minutes: z.catch(z.nullable(minutes), null),
  sa: z.catch(z.nullable(z.literal(SA_KEYS)), null),
  balance: z.catch(z.literal([-2, -1, 0, 1, 2, 'drone']), 0),
  playsOn: z.catch(z.boolean(), false),
  tossesCoin: z.catch(z.boolean(), false),
})

const NAME = 'session-wish'

let read: {
  readonly uid: string
  readonly text: string | null
  readonly wish: SessionWish
} | null = null
const listeners = new Set<() => void>()

/** The wish as the device has it, the same object until it changes. Anything may have been kept. */
function wishOf(uid: string): SessionWish {
  const text = keptAtOnce.get(uid, NAME)
  if (read?.uid !== uid || read.text !== text) read = { uid, text, wish: parsed(text) }
  return read.wish
}

function parsed(text: string | null): SessionWish {
  try {
    const kept = z.safeParse(wishShape, JSON.parse(text ?? 'null'))
    return kept.success ? kept.data : FIRST_WISH
  } catch {
    return FIRST_WISH
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  // Another tab of this person may have chosen.
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The wish of the signed-in person on this device, and a function to change parts of it. */
export function useSessionWish() {
  const { uid } = usePerson()
  const wish = useSyncExternalStore(subscribe, () => wishOf(uid))
  return {
    wish,
    change: (part: Partial<SessionWish>) => {
      keptAtOnce.set(uid, NAME, { ...wishOf(uid), ...part })
      for (const listener of listeners) listener()
    },
  }
}
