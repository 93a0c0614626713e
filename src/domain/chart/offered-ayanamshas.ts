import type { Ayanamsha } from '~/jyotish/almanac/ayanamshas/ayanamshas.ts'

/** The ayanamshas a person may look at a chart by, in the order in which they are offered. */
export const AYANAMSHA_NAMES = {
  lahiri: 'Lahiri',
  trueChitra: 'True Chitra',
  krishnamurti: 'Krishnamurti',
  raman: 'Raman',
  yukteshwar: 'Yukteshwar',
  faganBradley: 'Fagan-Bradley',
} as const satisfies Partial<Record<Ayanamsha, string>>

export type OfferedAyanamsha = keyof typeof AYANAMSHA_NAMES

export const OFFERED_AYANAMSHAS = Object.keys(AYANAMSHA_NAMES) as readonly OfferedAyanamsha[]

export function isOffered(name: unknown): name is OfferedAyanamsha {
  return typeof name === 'string' && Object.hasOwn(AYANAMSHA_NAMES, name)
}
