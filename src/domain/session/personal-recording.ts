import type { MoodCategory } from '~/domain/mood/mood.ts'
import { inMinutes } from '~/domain/session/heard-enough.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Recording } from '~/domain/session/recording.ts'

/** The most recordings of their own that a person can keep; the database holds to it too. */
export const MOST_PERSONAL_RECORDINGS = 500

/** The largest file that is kept, in bytes: a concert of three hours without loss. */
export const LARGEST_FILE = 1_073_741_824

/** The most characters of a title, and of the name of a raga. */
export const LONGEST_TITLE = 200
export const LONGEST_RAGA = 100

/** Where the sound of a person's own recording is: on the web, or in a file on their devices. */
export type Sound =
  | { readonly from: 'address'; readonly address: string }
  | {
      readonly from: 'file'
      /** Of its bytes, 64 hexadecimal digits. */
      readonly hash: string
      readonly bytes: number
    }

/** A recording that a person brought along. */
export type PersonalRecording = {
  /** A uuid made on the device. */
  readonly id: string
  readonly sound: Sound
  readonly title: string
  /** A raga's name, which need not be one of Alap's; `null` when it is not said. */
  readonly raga: string | null
  readonly moodCategory: MoodCategory | null
  /** Its length, to the second; `null` when it is not known. */
  readonly seconds: number | null
  /** The instant of the last change, ISO 8601 in UTC. */
  readonly updatedAt: string
}

/** The person's own recording as it is played. */
export function asRecording(personal: PersonalRecording): Recording {
  const { id, title, raga, moodCategory, seconds, sound } = personal
  return {
    id,
    title,
    description: '',
    audioUrl: sound.from === 'address' ? sound.address : `${FILES}${sound.hash}`,
    raga,
    moodCategory,
    minutes: inMinutes(seconds),
    dayNumber: null,
  }
}

// No request is ever made to it.
const FILES = '/yours/'
const OF_A_FILE = /^\/yours\/([0-9a-f]{64})$/

/** The hash of the file that an address stands for; `null` for any other address. */
export function fileAt(audioUrl: string): string | null {
  return OF_A_FILE.exec(audioUrl)?.[1] ?? null
}

/** Whether a text is an https address, written as a browser writes it; the database asks the same. */
export function isStoredAddress(text: string): boolean {
  return /^https:\/\/[a-z0-9._:[\]-]+(?:[/?#][!-~]*)?$/.test(text) && isPlayableUrl(text)
}
