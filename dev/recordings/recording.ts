import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/raga.ts'

/** One session recording: a raga for a number of minutes. */
export type Recording = { readonly raga: Raga; readonly minutes: number }

/** The name a recording is served under: `ahir-bhairav-10.mp3`. */
export function recordingName({ raga, minutes }: Recording): string {
  return `${raga.id}-${minutes}.mp3`
}

/** The recording a name asks for: a known raga and 1 to 60 minutes, spelled one way only. */
export function recordingNamed(name: string): Recording | undefined {
  const [, ragaId, digits] = /^([a-z-]+)-([1-9]\d?)\.mp3$/.exec(name) ?? []
  const raga = findRaga(ragaId ?? '')
  const minutes = Number(digits)
  return raga && minutes <= 60 ? { raga, minutes } : undefined
}
