import type { RagaId } from '~/raga/raga.ts'

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
}
