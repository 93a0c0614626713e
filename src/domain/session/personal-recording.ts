import type { MoodCategory } from '~/domain/mood/mood.ts'
import { inMinutes } from '~/domain/session/heard-enough.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { storableText } from '~/lib/storable-text.ts'
import { ragaNamed } from '~/raga/catalogue.ts'

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

/** Names that a person does not see: control characters, and what turns the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A title from the name of a file, without its extension; `null` for a name that says nothing. */
export function titleOfFile(name: string): string | null {
  const stem = storableText(name)
    .replace(UNSEEN, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return stem === '' ? null : [...stem].slice(0, LONGEST_TITLE).join('')
}

/** The raga of the catalogue that a text names, else the first one that it contains; else `null`. */
export function ragaIn(text: string, names: readonly string[]): string | null {
  const known = ragaNamed(text.trim())
  if (known) return known.name
  const plain = text.toLowerCase()
  return names.find((name) => plain.includes(name.toLowerCase())) ?? null
}

/** A raga as it was typed, under the name that Alap has for it; `null` for an empty text. */
export function typedRaga(text: string): string | null {
  const typed = storableText(text).trim()
  return typed === '' ? null : (ragaNamed(typed)?.name ?? typed)
}

/** Why the address of a recording cannot be one. */
export type AddressFault =
  | 'none'
  | 'no-address'
  | 'not-https'
  | 'with-password'
  | 'private-network'
  | 'too-long'

// Names that only a home or an office knows, and numbers that no public host has.
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|home\.arpa|intranet|corp)$/
const PRIVATE_NUMBER =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./
const PRIVATE_SIX = /^\[(?:::|f[cd]|fe[89ab])/

/** What is wrong with an address that a person typed; `null` for one that may be tried. */
export function addressFault(text: string): AddressFault | null {
  const typed = text.trim()
  if (typed === '') return 'none'
  if (typed.length > 2048) return 'too-long'
  const url = parsed(typed)
  if (!url || url.hostname === '') return 'no-address'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username !== '' || url.password !== '') return 'with-password'
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  if (PRIVATE_NAME.test(host) || PRIVATE_NUMBER.test(host) || PRIVATE_SIX.test(host)) {
    return 'private-network'
  }
  if (!host.includes('.') && !host.startsWith('[')) return 'private-network'
  return isPlayableUrl(url.href) ? null : 'no-address'
}

/** The address as it is stored, without its fragment. */
export function addressOf(text: string): string {
  const url = new URL(text.trim())
  url.hash = ''
  return url.href
}

// `URL.canParse` is newer than some browsers that Alap supports.
function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
