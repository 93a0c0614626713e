import { lengthsOf, type RecordingMinutes } from '~/domain/raga-recording.ts'
import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/raga.ts'

export type OwnRecording = { readonly raga: Raga; readonly minutes: RecordingMinutes }

const FILE = /\/([a-z-]+)-\d+\.mp3$/

/** Which raga one of Alap's own recordings is of and how long it lasts, by its address; `null` for any other address. */
export function ownRecording(audioUrl: string): OwnRecording | null {
  const length = lengthsOf(audioUrl).find((candidate) => candidate.audioUrl === audioUrl)
  const raga = findRaga(FILE.exec(audioUrl)?.[1] ?? '')
  return length && raga ? { raga, minutes: length.minutes } : null
}
