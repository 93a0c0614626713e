import { interpolated } from '~/jyotish/almanac/sky/interpolated.ts'
import { type Motion, motionOf } from '~/jyotish/grahas/motion.ts'

/** Days between knots: the interpolation then strays from the series by less than 0.01″. */
const STEP = { Sun: 1, Moon: 0.25 } as const

/** The Sun and the Moon as an almanac needs them: many instants within some days. */
export type Sky = { readonly sun: Motion; readonly moon: Motion }

/** A sky of its own keeps what it has computed; it is meant for one day or one year. */
export function newSky(): Sky {
  return {
    sun: interpolated(motionOf('Sun', 'mean'), STEP.Sun),
    moon: interpolated(motionOf('Moon', 'mean'), STEP.Moon),
  }
}
