import type { LinePhrase } from '~/raga/sound/sung-line.ts'

/** Low Ni, Re, Ga held, high Sa held: eight seconds from the tenth on. */
export function aPhrase(fields: Partial<LinePhrase> = {}): LinePhrase {
  return {
    startSeconds: 10,
    endSeconds: 18,
    seconds: Float32Array.of(0, 0.5, 1, 4, 4.5, 8),
    cents: Float32Array.of(-112, 204, 386, 386, 1200, 1200),
    notes: [
      { note: { swara: 'N', octave: -1 }, seconds: 0, lengthSeconds: 0.5 },
      { note: { swara: 'R', octave: 0 }, seconds: 0.5, lengthSeconds: 0.5 },
      { note: { swara: 'G', octave: 0 }, seconds: 1, lengthSeconds: 3 },
      { note: { swara: 'S', octave: 1 }, seconds: 4, lengthSeconds: 4 },
    ],
    ...fields,
  }
}
