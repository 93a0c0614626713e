/** The pitches that a person may choose as middle Sa, from the lowest to the highest. */
export const SA_KEYS = [
  'gs2',
  'a2',
  'as2',
  'b2',
  'c3',
  'cs3',
  'd3',
  'ds3',
  'e3',
  'f3',
  'fs3',
  'g3',
] as const

export type SaKey = (typeof SA_KEYS)[number]

const LOWEST_HZ = 103.826 // G♯2, with A4 at 440 Hz.

export function isSaKey(text: string): text is SaKey {
  return (SA_KEYS as readonly string[]).includes(text)
}

/** Middle Sa in Hz, in equal temperament. */
export function saHz(key: SaKey): number {
  return LOWEST_HZ * 2 ** (SA_KEYS.indexOf(key) / 12)
}

/** The key as musicians write it: "C♯3". */
export function saName(key: SaKey): string {
  return key.replace('s', '♯').replace(/^./, (letter) => letter.toUpperCase())
}
