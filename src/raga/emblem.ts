import { ragaNamed } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { swaraOf } from '~/raga/model/swara.ts'

/** What the swara wheel draws: places 0–11 on the circle, Sa at the top. */
export type Emblem = { readonly swaras: readonly number[]; readonly vadi: number }

/** The figure of a raga on the swara wheel. */
export function emblemOf(raga: Raga): Emblem {
  return {
    swaras: raga.swaras.map(({ swara }) => swaraOf(swara).position),
    vadi: swaraOf(raga.vadi).position,
  }
}

/** The raga with a written name and its figure; `undefined` for a name outside the catalogue. */
export function emblemNamed(name: string | null): { raga: Raga; emblem: Emblem } | null {
  const raga = name === null ? undefined : ragaNamed(name)
  return raga ? { raga, emblem: emblemOf(raga) } : null
}
