import type { Phrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'
import { octavesOf } from '~/raga/score/variations.ts'

type RefrainOptions = {
  readonly raga: Raga
  /** The closing phrase, which is heard once. */
  readonly cadence: Phrase
  readonly random: RandomStream
  readonly sing: (shape: PhraseShape) => SungPhrase
}

/** Where the melody stands when the refrain is due, in semitones from middle Sa. */
type Place = { readonly height: number; readonly ceiling: number }

/** The phrase to which a session returns: one pakad of its raga, each time with its own grace notes and tempo. */
export class Refrain {
  readonly #shapes: readonly PhraseShape[]
  readonly #sing: RefrainOptions['sing']

  constructor({ raga, cadence, random, sing }: RefrainOptions) {
    const shapes = (phrases: readonly Phrase[]) =>
      phrases.map((phrase) => phraseShape(phrase, 'refrain'))
    const [end] = shapes([cadence])
    const pakads = shapes(raga.pakad).filter(
      ({ key, high }) => high <= ALAP_FORM.refrain.highest && key !== end?.key,
    )
    const pakad = pakads[Math.floor(random() * pakads.length)]
    this.#shapes = pakad ? [pakad, ...shapes(octavesOf([pakad.phrase], raga))] : []
    this.#sing = sing
  }

  /** It in the octave nearest to the melody; `null` where it lies too far away or too high. */
  at({ height, ceiling }: Place): { shape: PhraseShape; phrase: SungPhrase } | null {
    const away = ({ first }: PhraseShape) => Math.abs(first - height)
    const [shape] = this.#shapes
      .filter((one) => one.high <= ceiling && away(one) <= ALAP_FORM.refrain.nearSemitones)
      .toSorted((one, other) => away(one) - away(other))
    return shape ? { shape, phrase: this.#sing(shape) } : null
  }
}
