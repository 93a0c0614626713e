import { soundOrigin } from '~/domain/session/sound-origin.ts'

const COMPOSED = {
  raga: 'Composed on this device from the raga’s grammar; no musicians recorded it.',
  'two-ragas':
    'Composed on this device from the grammar of its two ragas; no musicians recorded it.',
  sit: 'The bells and what sounds beneath them are composed by Alap; no musicians recorded them.',
} as const

/** Whether a sound is composed here or a recording, and from where; `null` where nobody knows. */
export function originWords(audioUrl: string): string | null {
  const origin = soundOrigin(audioUrl)
  if (origin === null) return null
  if (origin.kind === 'composed') return COMPOSED[origin.from]
  if (origin.kind === 'own-file') return 'Your own file, played from this device.'
  const { host } = origin
  return `A recording ${host === null ? 'of this site' : `from ${host}`}, not composed on this device.`
}
