import { type Leg, soleLeg } from '~/domain/improvisation/leg.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { findRaga, RAGAS } from '~/raga/catalogue.ts'
import type { Raga, RagaId, Register } from '~/raga/model/raga.ts'

/** The lengths in which every raga is recorded. */
export const RECORDING_MINUTES = [10, 15, 20] as const

const OWN_ADDRESS = /^(.*\/recordings\/[a-z-]+)-[1-9]\d?\.mp3$/

/** The address of Alap's own recording of a raga. */
export function recordingAddress(ragaId: RagaId, minutes: number): string {
  return `/recordings/${ragaId}-${minutes}.mp3`
}

/** How an alap goes in each register. */
const WAY: Readonly<Record<Register, string>> = {
  low: 'low and unhurried, round Sa and the notes below it',
  middle: 'from its low notes to its high ones and home to Sa',
  high: 'from its low notes to its high ones and home to Sa',
}

/** Alap's own recording of a raga, which need not be in the library. */
export function ragaRecording(raga: Raga, minutes: number): Recording {
  return {
    id: `raga-${raga.id}`,
    title: raga.name,
    description: `An alap in ${raga.name}, ${WAY[raga.register]}.`,
    audioUrl: recordingAddress(raga.id, minutes),
    raga: raga.name,
    moodCategory: raga.moodCategory,
    minutes,
    dayNumber: null,
  }
}

/** Alap's own recordings in their shortest length: what can be heard without the library. */
export const OWN_RECORDINGS: readonly Recording[] = RAGAS.map((raga) =>
  ragaRecording(raga, RECORDING_MINUTES[0]),
)

/**
 * One of Alap's own recordings in each of its lengths, and in the minutes that a person usually sits
 * for where it is composed on the device, by its address. Empty for a recording from elsewhere, whose
 * other lengths are not known.
 */
export function lengthsOf(
  audioUrl: string,
  usual: number | null = null,
): readonly { readonly minutes: number; readonly audioUrl: string }[] {
  const [, stem] = OWN_ADDRESS.exec(audioUrl) ?? []
  if (stem === undefined) return []
  const isComposed = usual !== null && soleLeg(audioUrl) !== null
  const all = new Set<number>([...RECORDING_MINUTES, ...(isComposed ? [usual] : [])])
  return [...all]
    .sort((one, other) => one - other)
    .map((minutes) => ({ minutes, audioUrl: `${stem}-${minutes}.mp3` }))
}

/**
 * The recording in the length with this address, or as the improvisation of its raga with it;
 * unchanged for any other address.
 */
export function inLength(recording: Recording, audioUrl: string): Recording {
  const length = lengthsOf(recording.audioUrl).find((one) => one.audioUrl === audioUrl)
  if (length) return { ...recording, ...length }
  const [own, other] = [soleLeg(recording.audioUrl), soleLeg(audioUrl)]
  if (!own || own.raga !== other?.raga) return recording
  return { ...recording, audioUrl, minutes: other.minutes }
}

/**
 * Whether another recording, if there is one, is this one in any of its lengths, or under any id an
 * improvisation of it in its own length.
 */
export function isInAnyLength(recording: Recording, other: Recording | null): other is Recording {
  if (!other) return false
  if (other.audioUrl === recording.audioUrl) return true
  const [own, its] = [soleLeg(recording.audioUrl), soleLeg(other.audioUrl)]
  if (own && own.raga === its?.raga && own.minutes === its.minutes) return true
  return other.id === recording.id && inLength(recording, other.audioUrl) !== recording
}

/** The recording in the length that is held; unchanged when another recording is held, or none. */
export function inHeldLength(recording: Recording, held: Recording | null): Recording {
  return isInAnyLength(recording, held) ? inLength(recording, held.audioUrl) : recording
}

const FILE = /\/([a-z-]+)-\d+\.mp3$/

/**
 * The raga and the length of one of Alap's own recordings or improvisations, by its address; `null`
 * for any other.
 */
export function ownRecording(audioUrl: string): Leg | null {
  const leg = soleLeg(audioUrl)
  if (leg) return leg
  const length = lengthsOf(audioUrl).find((candidate) => candidate.audioUrl === audioUrl)
  const raga = findRaga(FILE.exec(audioUrl)?.[1] ?? '')
  return length && raga ? { raga, minutes: length.minutes } : null
}

const OF_A_RAGA = /^raga-([a-z-]+)$/

/** The recording with an id: one of the library, or a raga's shortest one (`raga-yaman`). */
export function recordingOfId(library: readonly Recording[], id: string): Recording | undefined {
  const known = library.find((recording) => recording.id === id)
  if (known) return known
  const raga = findRaga(OF_A_RAGA.exec(id)?.[1] ?? '')
  return raga && ragaRecording(raga, RECORDING_MINUTES[0])
}
