import type { Graha } from '~/jyotish/grahas/graha.ts'

/** The seven days of the week from Sunday, and the lord of each; a vara begins at sunrise. */
export const VARAS = [
  { name: 'Ravivara', lord: 'Sun' },
  { name: 'Somavara', lord: 'Moon' },
  { name: 'Mangalavara', lord: 'Mars' },
  { name: 'Budhavara', lord: 'Mercury' },
  { name: 'Guruvara', lord: 'Jupiter' },
  { name: 'Shukravara', lord: 'Venus' },
  { name: 'Shanivara', lord: 'Saturn' },
] as const satisfies readonly { name: string; lord: Graha }[]

export type Vara = (typeof VARAS)[number]['name']
