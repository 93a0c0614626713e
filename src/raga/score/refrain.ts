import type { Phrase } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { between, type RandomStream } from '~/raga/random.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import { type PhraseShape, phraseShape } from '~/raga/score/phrase-shape.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'
import { octavesOf } from '~/raga/score/variations.ts'

type RefrainOptions = {
  readonly raga: Raga
  /** The closing phrase, which is heard once. */
  readonly cadence: Phrase
  readonly random: RandomStream
  /** Sings a phrase for the first time. */
  readonly sing: (shape: PhraseShape) => SungPhrase
}

/** Where the melody stands when the refrain is due, in semitones from middle Sa. */
type Place = { readonly height: number; readonly ceiling: number }

/** The phrase to which a session returns: one pakad of its raga, sung almost the same each time. */
export class Refrain {
  readonly #shapes: readonly PhraseShape[]
  readonly #random: RandomStream
  readonly #sing: RefrainOptions['sing']
  readonly #sung = new Map<PhraseShape, SungPhrase>()

  constructor({ raga, cadence, random, sing }: RefrainOptions) {
    const shapes = (phrases: readonly Phrase[]) =>
      phrases.map((phrase) => phraseShape(phrase, 'refrain'))
    const [end] = shapes([cadence])
    const pakads = shapes(raga.pakad).filter(
      ({ key, high }) => high <= ALAP_FORM.refrain.highest && key !== end?.key,
    )
    const pakad = pakads[Math.floor(random() * pakads.length)]
    this.#shapes = pakad ? [pakad, ...shapes(octavesOf([pakad.phrase], raga))] : []
    this.#random = random
    this.#sing = sing
  }

  /** It in the octave nearest to the melody; `null` where it lies too far away or too high. */
  at({ height, ceiling }: Place): { shape: PhraseShape; phrase: SungPhrase } | null {
    const away = ({ first }: PhraseShape) => Math.abs(first - height)
    const [shape] = this.#shapes
      .filter((one) => one.high <= ceiling && away(one) <= ALAP_FORM.refrain.nearSemitones)
      .toSorted((one, other) => away(one) - away(other))
    return shape ? { shape, phrase: this.#again(shape) } : null
  }

  #again(shape: PhraseShape): SungPhrase {
    const first = this.#sung.get(shape)
    if (!first) {
      const sung = this.#sing(shape)
      this.#sung.set(shape, sung)
      return sung
    }
    const by = between(this.#random, ALAP_FORM.refrain.tempo)
    const notes = first.notes.map((note) => ({ ...note, seconds: note.seconds * by }))
    return { ...first, notes, seconds: first.seconds * by }
  }
}
