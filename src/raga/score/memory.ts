import type { Raga } from '~/raga/raga.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import type { PhraseShape } from '~/raga/score/phrase-shape.ts'
import type { Lag, SungPhrase } from '~/raga/score/sung-phrase.ts'
import type { SwaraLetter } from '~/raga/swara.ts'

/** What has been heard so far in a session. */
export class Memory {
  readonly #raga: Raga
  readonly #heard = new Map<string, { at: number; times: number }>()
  readonly #seconds = new Map<SwaraLetter, number>()
  #phrases = 0
  #total = 0

  constructor(raga: Raga) {
    this.#raga = raga
  }

  /** Phrases since one of the same notes was heard, 1 for the last one; infinite if never. */
  age(key: string): number {
    const heard = this.#heard.get(key)
    return heard ? this.#phrases - heard.at : Number.POSITIVE_INFINITY
  }

  /** 1 for a phrase never heard; less when it was heard recently or often. */
  freshness(key: string): number {
    const { freshAge, stale } = ALAP_FORM.choice
    const times = this.#heard.get(key)?.times ?? 0
    if (times === 0) return 1
    return (stale + (1 - stale) * Math.min(1, this.age(key) / freshAge) ** 2) / (1 + times)
  }

  /** How much less than their share vadi and samvadi have been sung so far. */
  lag(): Lag {
    const { vadiShare, bothShare } = ALAP_FORM.choice
    if (this.#total === 0) return { vadi: 0, both: 0 }
    const vadi = this.#shareOf(this.#raga.vadi)
    const both = vadi + this.#shareOf(this.#raga.samvadi)
    return { vadi: distanceTo(vadiShare, vadi), both: distanceTo(bothShare, both) }
  }

  remember(shape: PhraseShape, sung: SungPhrase): void {
    for (const key of shape.theme === undefined ? [shape.key] : [shape.key, shape.theme]) {
      const times = this.#heard.get(key)?.times ?? 0
      this.#heard.set(key, { at: this.#phrases, times: times + 1 })
    }
    this.#phrases += 1
    for (const { note, seconds } of sung.notes) {
      this.#seconds.set(note.swara, (this.#seconds.get(note.swara) ?? 0) + seconds)
      this.#total += seconds
    }
  }

  #shareOf(swara: SwaraLetter): number {
    return (this.#seconds.get(swara) ?? 0) / this.#total
  }
}

/** How far a value is below a range; negative when it is above. */
function distanceTo([least, most]: readonly [number, number], value: number): number {
  return value < least ? least - value : Math.min(0, most - value)
}
