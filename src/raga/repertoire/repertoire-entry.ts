import type { RagaId } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'

/** The written form of a repertoire: lines of sargam and phrases. */
export type RepertoireEntry = {
  readonly ragaId: RagaId
  readonly chalan: readonly string[]
  /** From middle to high Sa; aroha if there is none. */
  readonly ascents?: readonly string[]
  /** From high to middle Sa; avaroha if there is none. */
  readonly descents?: readonly string[]
  readonly phrases: readonly string[]
  readonly cadence: string
  /**
   * What the composer aims at, percent of the steady time: set so that the measured shares come near
   * those of singers, or so that vadi and samvadi lead. Other swaras have the usual shares.
   */
  readonly shares?: Readonly<Partial<Record<SwaraLetter, number>>>
}
