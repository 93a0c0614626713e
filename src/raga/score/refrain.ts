import type { Phrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import { octavesOf } from '~/raga/score/variations.ts'

/** Where the melody stands when the refrain is due, in semitones from middle Sa. */
type Place = { readonly height: number; readonly ceiling: number }

/**
 * The phrase to which a session returns: one pakad of its raga, but not the cadence, which is heard once.
 * The function gives it in the octave nearest to a place; `null` where it lies too far away or too high.
 */
export function refrainOf(
  raga: Raga,
  cadence: Phrase,
  random: RandomStream,
): (place: Place) => PhraseShape | null {
  const { highest, nearSemitones } = ALAP_FORM.refrain
  const shapesOf = (phrases: readonly Phrase[]) =>
    phrases.map((phrase) => phraseShape(phrase, 'refrain'))
  const end = phraseShape(cadence, 'cadence').key
  const pakads = shapesOf(raga.pakad).filter(({ key, high }) => high <= highest && key !== end)
  const pakad = pakads[Math.floor(random() * pakads.length)]
  const shapes = pakad ? [pakad, ...shapesOf(octavesOf([pakad.phrase], raga))] : []
  return ({ height, ceiling }) => {
    const away = ({ first }: PhraseShape) => Math.abs(first - height)
    const near = shapes.filter((one) => one.high <= ceiling && away(one) <= nearSemitones)
    return near.toSorted((one, other) => away(one) - away(other))[0] ?? null
  }
}
