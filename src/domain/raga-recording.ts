import type { Session } from '~/domain/session.ts'
import type { Raga, RagaId } from '~/raga/raga.ts'

/** The lengths every raga can be heard in. */
export const RECORDING_MINUTES = [10, 15, 20] as const

export type RecordingMinutes = (typeof RECORDING_MINUTES)[number]

const OWN_ADDRESS = /^(.*\/recordings\/[a-z-]+)-[1-9]\d?\.mp3$/

/** Where Alap's own recording of a raga lies. */
export function recordingAddress(ragaId: RagaId, minutes: RecordingMinutes): string {
  return `/recordings/${ragaId}-${minutes}.mp3`
}

/** A raga for some minutes, as a session that no library needs to list. */
export function ragaSession(raga: Raga, minutes: RecordingMinutes): Session {
  return {
    id: `raga-${raga.id}`,
    title: raga.name,
    description: `An alap in ${raga.name}, from its low notes to its high ones and home to Sa.`,
    audioUrl: recordingAddress(raga.id, minutes),
    raag: raga.name,
    moodCategory: raga.moodCategory,
    minutes,
  }
}

/**
 * One of Alap's own recordings in each of its lengths, by its address; none for a recording that
 * came from elsewhere, whose address says nothing about other lengths.
 */
export function lengthsOf(
  audioUrl: string,
): readonly { readonly minutes: RecordingMinutes; readonly audioUrl: string }[] {
  const [, stem] = OWN_ADDRESS.exec(audioUrl) ?? []
  if (stem === undefined) return []
  return RECORDING_MINUTES.map((minutes) => ({ minutes, audioUrl: `${stem}-${minutes}.mp3` }))
}
