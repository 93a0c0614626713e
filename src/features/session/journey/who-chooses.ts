import type { KeptChoice } from '~/queries/almanac/kept-choice.ts'

/** Who chooses between a journey and one raga alone on a day with a low mood. */
type WhoChooses = 'person' | 'coin'

/** Whether a person agreed that a coin chooses: their own consent, on one device. */
export const WHO_CHOOSES: KeptChoice<WhoChooses> = {
  name: 'journey-coin',
  parse: (kept) => (kept === 'coin' ? 'coin' : 'person'),
}
