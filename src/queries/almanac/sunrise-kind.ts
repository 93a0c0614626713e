import type { SunriseKind } from '~/jyotish/almanac/day/sun-path.ts'
import { type KeptChoice, useKeptChoice } from '~/queries/almanac/kept-choice.ts'

/** The definitions of sunrise on offer: the upper limb with refraction, or the "Hindu sunrise". */
export type OfferedSunrise = Extract<SunriseKind, 'upperLimb' | 'centreWithoutRefraction'>

const KIND: KeptChoice<OfferedSunrise> = {
  name: 'sunrise-kind',
  parse: (kept) => (kept === 'centreWithoutRefraction' ? kept : 'upperLimb'),
}

/**
 * The definition of sunrise that a person chose on this device (the upper limb until they choose),
 * `undefined` until the device has been read, and a function to choose.
 */
export function useSunriseKind() {
  return useKeptChoice(KIND)
}
