import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { type Ground, groundNamed } from '~dev/recordings/render/ground.ts'

/** One session recording: a raga for a number of minutes. */
export type Recording = { readonly raga: Raga; readonly minutes: number }

/** Anything that is rendered and served. */
export type Sound = Recording | Ground

/** The public name of a sound: `ahir-bhairav-10.mp3`, `tanpura-c.mp3`. */
export function recordingName(sound: Sound): string {
  return 'raga' in sound ? `${sound.raga.id}-${sound.minutes}.mp3` : sound.name
}

/** The sound with a name: a session's or a ground. */
export function soundNamed(name: string): Sound | undefined {
  return groundNamed(name) ?? recordingNamed(name)
}

/** The recording with a name: a known raga and 1 to 60 minutes, in exactly one spelling. */
export function recordingNamed(name: string): Recording | undefined {
  const [, ragaId, digits] = /^([a-z-]+)-([1-9]\d?)\.mp3$/.exec(name) ?? []
  const raga = findRaga(ragaId ?? '')
  const minutes = Number(digits)
  return raga && minutes <= 60 ? { raga, minutes } : undefined
}
