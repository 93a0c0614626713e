import {
  emptyBlock,
  gainOf,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'

/** How many steps the melody is louder than usual; `drone` leaves it out. */
export type SoundBalance = number | 'drone'

/** One step changes the melody against the drone by this. */
const STEP_DB = 3

/** How loud the parts are by themselves at the usual balance, LUFS; together they are at −18. */
const USUAL = { drone: -21.3, melody: -19.3, mix: -18 } as const

/**
 * How much louder each part becomes, dB: the melody moves against the drone, and both together stay
 * as loud as they were. `melodyDb` is `null` without a melody.
 */
export function balanceDb(balance: SoundBalance): { droneDb: number; melodyDb: number | null } {
  if (balance === 'drone') return { droneDb: USUAL.mix - USUAL.drone, melodyDb: null }
  if (balance === 0) return { droneDb: 0, melodyDb: 0 }
  const half = (balance * STEP_DB) / 2
  const power = (db: number) => 10 ** (db / 10)
  const before = power(USUAL.drone) + power(USUAL.melody)
  const after = power(USUAL.drone - half) + power(USUAL.melody + half)
  const both = 10 * Math.log10(before / after)
  return { droneDb: both - half, melodyDb: both + half }
}

// The drone alone is more of a short session, which was 0.5 dB too quiet and a little uneven.
const SHORT_MINUTES = 6
const SHORT_DB = 0.6
// Measured: the strings lose 0.6 dB an octave, and the melody a little.
const OCTAVE_DB = 1.2

/**
 * How much louder the tanpuras must be for a session as loud and as even as a long one at the raga's
 * usual Sa, dB. Below that Sa they are loud enough.
 * @param octaves how much higher than usual Sa is
 */
export function droneLiftDb(minutes: number, octaves: number): number {
  const ofLength = minutes < SHORT_MINUTES ? SHORT_DB : 0
  return ofLength + OCTAVE_DB * Math.max(0, octaves)
}

/** The same voices, louder by `db`. At 0 dB they are returned as they are. */
export function atLevel(voices: readonly Voice[], db: number): readonly Voice[] {
  return db === 0 ? voices : voices.map((voice) => new AtLevel(voice, gainOf(db)))
}

class AtLevel implements Voice {
  readonly #voice: Voice
  readonly #gain: number
  readonly #own = emptyBlock()

  constructor(voice: Voice, gain: number) {
    this.#voice = voice
    this.#gain = gain
  }

  render(block: StereoBlock): void {
    const { left, right } = this.#own
    left.fill(0)
    right.fill(0)
    this.#voice.render(this.#own)
    for (let index = 0; index < block.left.length; index++) {
      block.left[index] = (block.left[index] as number) + (left[index] as number) * this.#gain
      block.right[index] = (block.right[index] as number) + (right[index] as number) * this.#gain
    }
  }

  wind(seconds: number): void {
    this.#voice.wind(seconds)
  }
}
