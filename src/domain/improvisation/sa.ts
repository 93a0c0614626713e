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

/** Semitones above C. */
const LETTERS = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 } as const

const LOWEST_SEMITONE = 12 * 2 + 8

/**
 * The nearest pitch that may be chosen to one that is written as a letter, perhaps `s` for a sharp,
 * and an octave, such as `c2` or `CS5`; `null` for anything else.
 */
export function nearestSa(text: string): SaKey | null {
  const [, letter, sharp, octave] = /^([a-g])(s?)(-?\d{1,2})$/.exec(text.toLowerCase()) ?? []
  if (letter === undefined) return null
  const semitone = LETTERS[letter as keyof typeof LETTERS] + (sharp ? 1 : 0) + 12 * Number(octave)
  const step = Math.max(0, Math.min(SA_KEYS.length - 1, semitone - LOWEST_SEMITONE))
  return SA_KEYS[step] ?? null
}
