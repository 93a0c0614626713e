import type { Unheard } from '~/audio/listen-to.ts'
import type { AddressFault } from '~/domain/session/adding-recording.ts'
import { inMinutes } from '~/domain/session/heard-enough.ts'
import type { PersonalRecording } from '~/domain/session/personal-recording.ts'
import type { DataErrorKind } from '~/lib/data-error.ts'
import type { FileFault } from '~/queries/listening/yours-files.ts'
import { failedWriteWords } from '~/ui/feedback/error-notice.tsx'

const KILO = 1000

/** A size as people read it: "840 kB", "12 MB", "1.2 GB". */
export function sizeWords(bytes: number): string {
  if (bytes < KILO ** 2) return `${Math.max(1, Math.round(bytes / KILO))} kB`
  if (bytes < KILO ** 3) return `${Math.round(bytes / KILO ** 2)} MB`
  return `${(bytes / KILO ** 3).toFixed(1)} GB`
}

/** How long a recording is. */
export function lengthWords({ seconds }: PersonalRecording): string {
  const minutes = inMinutes(seconds)
  return minutes === null ? 'length not known' : `${minutes} min`
}

/** Where a recording's sound is: "12 MB on this device", "media.example". */
export function whereWords({ sound }: PersonalRecording, isHere: boolean): string {
  if (sound.from === 'address') return new URL(sound.address).host
  return isHere ? `${sizeWords(sound.bytes)} on this device` : 'File on another device'
}

/** Why a file was not added. */
export function fileFaultWords(fault: FileFault, bytes: number): string {
  switch (fault) {
    case 'empty':
      return 'This file is empty.'
    case 'too-large':
      return `This file has ${sizeWords(bytes)}. Alap keeps files of up to 1.1 GB.`
    case 'no-room':
      return `This device has no room for its ${sizeWords(bytes)}. Delete something here or on the device, then add it again.`
    default:
      return 'This file could not be read. It may have been moved or taken away: choose it once more.'
  }
}

/** Why what was listened to cannot be kept. */
export function unheardWords(because: Unheard, isFile: boolean): string {
  switch (because) {
    case 'silent':
      return 'This file has pictures and no sound.'
    case 'barred':
      return 'Recordings from this address are not allowed in this copy of Alap.'
    case 'unreachable':
      return isFile
        ? 'This file took too long to open. Try it once more.'
        : 'Nothing came from this address. Check it, and that it opens without signing in.'
    default:
      return isFile
        ? 'This is nothing that this browser can play. MP3, M4A, Ogg, WAV and FLAC are good choices.'
        : 'There is no recording at this address that this browser can play. It may be a page: copy the address of the sound itself.'
  }
}

/** What is wrong with an address. */
export const ADDRESS_WORDS: Readonly<Record<AddressFault, string>> = {
  none: 'Enter the address of a recording.',
  'no-address': 'This is no address. One looks like https://media.example/yaman.mp3.',
  'not-https': 'The address must begin with https://, so that nobody can listen in.',
  'with-password':
    'This address has a name or a password in it, which would be kept with it. Use one without.',
  'private-network':
    'This address is of a home or an office network, and of nothing that a page may open.',
  'too-long': 'This address is longer than the 2,048 characters that fit.',
}

/** Why a recording was not kept, after it was found to be good. */
export function unkeptWords(kind: DataErrorKind): string {
  if (kind === 'full') return 'You have 500 recordings here. Delete one, then add this again.'
  const { title } = failedWriteWords(kind)
  return `It was not added. ${title}. Try it once more.`
}

/** How many files are here, and how much room there is. */
export function roomWords(files: number, bytes: number, room: number | null): string {
  const kept = `${files === 1 ? '1 file' : `${files} files`} on this device, ${sizeWords(bytes)}.`
  return room === null ? kept : `${kept} Room for about ${sizeWords(room)} more.`
}
