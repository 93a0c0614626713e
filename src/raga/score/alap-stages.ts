import type { Register } from '~/raga/model/raga.ts'

/** One stage of an alap: the register of its phrases, and its share of the melody's time. */
export type Stage = {
  readonly share: number
  /** Where its phrases should lie, in semitones from middle Sa. */
  readonly window: readonly [low: number, high: number]
  /** When too few phrases fit, the window widens, but never above this. */
  readonly ceiling: number
  /** The preferred middle height of its phrases, at its beginning and at its end. */
  readonly aim: readonly [from: number, to: number]
  /** How much more readily its phrases end on middle Sa than elsewhere. */
  readonly home?: number
  /** What at least one of its phrases must touch: the low octave, or a note above high Sa. */
  readonly touches?: 'low' | 'summit'
  /**
   * How much longer it is sung above middle Sa than below it, a share of the time, whatever phrases
   * the raga has there; without it, as its phrases lie.
   */
  readonly aboveSa?: number
}

/** `Stage.aboveSa` of a beginning: about as long above as below; a low raga dwells below. */
const ROUND_SA = 0.08
const ROUND_SA_IF_LOW = -0.06

const LOW = { window: [-7, 5], ceiling: 7, aim: [-1, 1] } as const
const OPENING = { ...LOW, touches: 'low', home: 2.5, aboveSa: ROUND_SA } as const
const LOWER = { window: [-3, 8], ceiling: 9, aim: [1, 4] } as const
const UPPER = { window: [0, 12], ceiling: 12, aim: [4, 8] } as const
const FALLING = { window: [-5, 7], ceiling: 9, aim: [3, 0] } as const
const HIGH = { window: [4, 19], ceiling: 19, aim: [10, 14], touches: 'summit' } as const
const DESCENDING = { window: [-3, 15], ceiling: 15, aim: [10, 7] } as const
const RETURNING = { window: [-3, 12], ceiling: 12, aim: [7, 3] } as const
const SETTLING = { window: [-5, 5], ceiling: 7, aim: [3, 0] } as const

/** The stages of a session of at least `fromMinutes`; the last row that fits is used. */
export const STAGES: readonly {
  readonly fromMinutes: number
  /** Their shares add up to 1. */
  readonly stages: readonly Stage[]
}[] = [
  {
    // Room for a short phrase and the end of the cadence.
    fromMinutes: 1,
    stages: [{ ...LOW, share: 1 }],
  },
  {
    fromMinutes: 2,
    stages: [
      { ...OPENING, share: 0.5 },
      { ...LOWER, share: 0.5 },
    ],
  },
  {
    fromMinutes: 3,
    stages: [
      { ...OPENING, share: 0.24 },
      { ...LOWER, share: 0.26 },
      { ...HIGH, share: 0.24 },
      { ...DESCENDING, share: 0.1 },
      { ...RETURNING, share: 0.16 },
    ],
  },
  {
    fromMinutes: 6,
    stages: [
      { ...OPENING, share: 0.3 },
      { ...LOWER, aboveSa: ROUND_SA, share: 0.12 },
      { ...UPPER, share: 0.1 },
      { ...HIGH, share: 0.18 },
      { ...DESCENDING, share: 0.1 },
      { ...RETURNING, share: 0.11 },
      { ...SETTLING, share: 0.09 },
    ],
  },
  {
    // Two waves: the first turns back below high Sa.
    fromMinutes: 18,
    stages: [
      { ...OPENING, share: 0.12 },
      { ...LOWER, share: 0.12 },
      { ...UPPER, share: 0.12 },
      { ...FALLING, share: 0.08 },
      { ...LOWER, share: 0.08 },
      { ...UPPER, share: 0.11 },
      { ...HIGH, share: 0.17 },
      { ...DESCENDING, share: 0.06 },
      { ...RETURNING, share: 0.08 },
      { ...SETTLING, share: 0.06 },
    ],
  },
  {
    fromMinutes: 35,
    stages: [
      { ...OPENING, share: 0.12 },
      { ...LOWER, share: 0.09 },
      { ...UPPER, share: 0.09 },
      { ...FALLING, share: 0.06 },
      { ...LOWER, share: 0.07 },
      { ...UPPER, share: 0.09 },
      { ...FALLING, share: 0.06 },
      { ...UPPER, share: 0.09 },
      { ...HIGH, share: 0.14 },
      { ...DESCENDING, share: 0.05 },
      { ...RETURNING, share: 0.08 },
      { ...SETTLING, share: 0.06 },
    ],
  },
  {
    // It climbs to the summit once more before it returns.
    fromMinutes: 53,
    stages: [
      { ...OPENING, share: 0.11 },
      { ...LOWER, share: 0.08 },
      { ...UPPER, share: 0.08 },
      { ...FALLING, share: 0.05 },
      { ...LOWER, share: 0.07 },
      { ...UPPER, share: 0.09 },
      { ...FALLING, share: 0.05 },
      { ...UPPER, share: 0.08 },
      { ...HIGH, share: 0.1 },
      { ...DESCENDING, share: 0.04 },
      { ...UPPER, share: 0.06 },
      { ...HIGH, share: 0.07 },
      { ...DESCENDING, share: 0.04 },
      { ...RETURNING, share: 0.05 },
      { ...SETTLING, share: 0.03 },
    ],
  },
]

/** The share of its time round the summit that a raga of this register keeps. */
const SUMMIT_KEPT = { low: 0.6, middle: 0.8 } as const
/** Where a low raga opens: as far down as its voice goes. */
const LOWEST = { window: [-12, 5], aim: [-3, -1] } as const
/** How many semitones lower those of its stages lie that end at high Sa or below. */
const LOWER_BY = 2
const HIGH_SA = 12
/** Where a low raga turns back instead of reaching the summit, in a session shorter than this. */
const TURN = { highest: 14, aim: 9, untilMinutes: 20 } as const

/**
 * Stages as a raga of this register unfolds: a high one as they are written; a middle one has less
 * time round the summit and more after the opening. A low one lies lower, has more time in the
 * opening and at the end, and no summit in a session below twenty minutes.
 */
export function inRegister(
  stages: readonly Stage[],
  register: Register,
  minutes: number,
): readonly Stage[] {
  if (register === 'high') return stages
  const kept = SUMMIT_KEPT[register]
  const isSummit = (stage: Stage) => stage.touches === 'summit'
  const freed = stages.reduce((sum, one) => sum + (isSummit(one) ? (1 - kept) * one.share : 0), 0)
  const gaining = register === 'low' ? [0, stages.length - 1] : [1]
  const shared = stages.map((stage, at) => {
    if (isSummit(stage)) return { ...stage, share: kept * stage.share }
    const gained = gaining.includes(at) ? freed / gaining.length : 0
    return { ...stage, share: stage.share + gained }
  })
  return register === 'low' ? shared.map((stage) => lowered(stage, minutes)) : shared
}

function lowered({ touches, ...written }: Stage, minutes: number): Stage {
  const stage = {
    ...written,
    ...(written.aboveSa !== undefined && { aboveSa: ROUND_SA_IF_LOW }),
    ...(written.window[1] <= HIGH_SA && shiftedDown(written)),
  }
  if (touches === 'low') return { ...stage, touches, ...LOWEST }
  if (minutes >= TURN.untilMinutes) return { ...stage, ...(touches && { touches }) }
  const [low, high] = stage.window
  const [from, to] = stage.aim
  return {
    ...stage,
    window: [Math.min(low, 2), Math.min(high, TURN.highest)],
    ceiling: Math.min(stage.ceiling, TURN.highest),
    aim: [Math.min(from, TURN.aim), Math.min(to, TURN.aim)],
  }
}

function shiftedDown({ window, aim }: Stage): Pick<Stage, 'window' | 'aim'> {
  return {
    window: [window[0] - LOWER_BY, window[1] - LOWER_BY],
    aim: [aim[0] - LOWER_BY, aim[1] - LOWER_BY],
  }
}
