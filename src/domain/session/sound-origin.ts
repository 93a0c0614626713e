import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { fileAt } from '~/domain/session/personal-recording.ts'
import { isPlayableUrl } from '~/domain/session/playable-url.ts'
import { BELL } from '~/domain/session/recording.ts'
import { sitRecordingOf } from '~/domain/sit/sit-recording.ts'

/** How the sound with an address comes to be heard. Of a file nothing says who or what made it. */
export type SoundOrigin =
  | { readonly kind: 'composed'; readonly from: 'raga' | 'two-ragas' | 'sit' }
  /** The person's own, on this device. */
  | { readonly kind: 'own-file' }
  /** `host` is `null` for a file of this site. */
  | { readonly kind: 'file'; readonly host: string | null }

// Only a base to resolve a path against.
const HERE = 'https://here.invalid'

/** Composed on the device, or a file; `null` for the bell, and where nothing can be played. */
export function soundOrigin(audioUrl: string): SoundOrigin | null {
  if (sitRecordingOf(audioUrl)) return { kind: 'composed', from: 'sit' }
  const legs = improvisationOf(audioUrl)?.legs
  if (legs) return { kind: 'composed', from: legs.length > 1 ? 'two-ragas' : 'raga' }
  if (fileAt(audioUrl) !== null) return { kind: 'own-file' }
  if (audioUrl === BELL.audioUrl || !isPlayableUrl(audioUrl)) return null
  const { origin, host } = new URL(audioUrl, HERE)
  return { kind: 'file', host: origin === HERE ? null : host }
}
