import { semitonesOf } from '~/raga/grammar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { ALAP_FORM } from '~/raga/score/alap-form.ts'
import type { PhraseShape } from '~/raga/score/phrase-shape.ts'
import type { SungPhrase } from '~/raga/score/sung-phrase.ts'

/** What has been heard so far in a session. */
export class Memory {
  readonly #raga: Raga
  readonly #named: Repertoire['shares']
  readonly #heard = new Map<string, { at: number; times: number }>()
  readonly #seconds = new Map<SwaraLetter, number>()
  readonly #lags = new Map<SwaraLetter, number>()
  #phrases = 0
  #total = 0
  #above = 0

  constructor(raga: Raga, { shares }: Pick<Repertoire, 'shares'>) {
    this.#raga = raga
    this.#named = shares
  }

  /** Phrases since one of the same notes was heard, 1 for the last one; infinite if never. */
  age(key: string): number {
    const heard = this.#heard.get(key)
    return heard ? this.#phrases - heard.at : Number.POSITIVE_INFINITY
  }

  /** Whether no phrase of the same notes was heard. */
  isNew(key: string): boolean {
    return !this.#heard.has(key)
  }

  /** 1 for a phrase never heard; less when it was heard recently or often. */
  freshness(key: string): number {
    const { freshAge, stale } = ALAP_FORM.choice
    const times = this.#heard.get(key)?.times ?? 0
    if (times === 0) return 1
    const aged = Math.min(1, this.age(key) / freshAge)
    return (stale + (1 - stale) * aged * aged) / (1 + times)
  }

  /** How much less than its share of the time a swara was sung so far; negative for more. */
  lag(swara: SwaraLetter): number {
    return this.#lags.get(swara) ?? 0
  }

  /** How much longer it was sung above middle Sa than below it: −1 all below, 1 all above. */
  get aboveSa(): number {
    return this.#total === 0 ? 0 : this.#above / this.#total
  }

  remember(shape: PhraseShape, sung: SungPhrase): void {
    for (const key of shape.theme === undefined ? [shape.key] : [shape.key, shape.theme]) {
      const times = this.#heard.get(key)?.times ?? 0
      this.#heard.set(key, { at: this.#phrases, times: times + 1 })
    }
    this.#phrases += 1
    const { moveSeconds } = ALAP_FORM.shares
    for (const { note, graces, seconds } of sung.notes) {
      const steady = Math.max(0, seconds - moveSeconds * (1 + graces.length))
      this.#seconds.set(note.swara, (this.#seconds.get(note.swara) ?? 0) + steady)
      this.#total += steady
      this.#above += steady * Math.sign(semitonesOf(note))
    }
    for (const { swara } of this.#raga.swaras) {
      this.#lags.set(swara, distanceTo(this.#wanted(swara), this.#shareOf(swara)))
    }
  }

  #shareOf(swara: SwaraLetter): number {
    return this.#total === 0 ? 0 : (this.#seconds.get(swara) ?? 0) / this.#total
  }

  /** The share of the steady time, 0–1, that a swara should have. */
  #wanted(swara: SwaraLetter): readonly [least: number, most: number] {
    const { apart, vadi, samvadi, sa, others, belowVadi } = ALAP_FORM.shares
    const named = this.#named[swara]
    if (named !== undefined) return [named / 100 - apart, named / 100 + apart]
    if (swara === this.#raga.vadi) return vadi
    if (swara === 'S') return sa
    if (swara === this.#raga.samvadi) return samvadi
    return [0, Math.min(others, belowVadi * this.#shareOf(this.#raga.vadi))]
  }
}

/** How far a value is below a range; negative when it is above. */
function distanceTo([least, most]: readonly [number, number], value: number): number {
  return value < least ? least - value : Math.min(0, most - value)
}
