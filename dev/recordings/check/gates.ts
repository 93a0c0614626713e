import { recordingNamed } from '~dev/recordings/recording.ts'
import { groundNamed } from '~dev/recordings/render/ground.ts'

/** The limits of a figure, least and most, and how to print it. */
type Gate = {
  readonly title: string
  readonly unit: string
  readonly digits: number
  readonly least?: number
  readonly most?: number
}

/** Every threshold of a whole recording. The reasons are next to the code of each measure. */
export const GATES = {
  loudness: { title: 'loudness', unit: 'LUFS', digits: 1, least: -19, most: -17 },
  /** Sung calans with a drone have 9–13: below six nothing gets louder, and more is not calm. */
  range: { title: 'range', unit: 'LU', digits: 1, least: 6, most: 9 },
  truePeak: { title: 'true peak', unit: 'dBTP', digits: 1, most: -2 },
  gaps: { title: 'gaps', unit: '', digits: 0, most: 0 },
  clicks: { title: 'clicks', unit: '', digits: 0, most: 0 },
  clipped: { title: 'clipped', unit: '', digits: 0, most: 0 },
  dc: { title: 'DC', unit: '', digits: 5, most: 1e-3 },
  balance: { title: 'balance', unit: 'dB', digits: 2, most: 1 },
  /** Of real recordings .68–.81; nearer to one it is inside the head, further away it is hollow. */
  correlation: { title: 'correl.', unit: '', digits: 2, least: 0.68, most: 0.85 },
  end: { title: 'end', unit: 'dBFS', digits: 0, most: -60 },
  /** The difference from the promised length. */
  duration: { title: 'length', unit: 's', digits: 3, most: 0.1 },
  /** Frames that are odd, missing or too many. */
  frames: { title: 'frames', unit: '', digits: 0, most: 0 },
  /** Faults that the decoder found in the frames; Infinity for a file that does not decode. */
  decoding: { title: 'decoding', unit: '', digits: 0, most: 0 },
  /** The difference between the tanpuras' Sa and the raga's tonic. */
  tonic: { title: 'tonic', unit: 'cents', digits: 0, most: 5 },
  /** Swaras and steps that the raga does not permit, in its score or in the sound. */
  foreign: { title: 'foreign', unit: '', digits: 0, most: 0 },
  /** Percent of the time a pitch is held; the room blurs one or two percent. */
  offPitch: { title: 'off pitch', unit: '%', digits: 2, most: 3 },
  /**
   * Time in which a pitch is held, relative to the time of written notes; strings sound longer than
   * those. Without it, a missing voice would never be off pitch.
   */
  held: { title: 'held', unit: '%', digits: 0, least: 60 },
  /** Percent of the time in which a note is written and a pitch is held, and they agree. */
  asWritten: { title: 'as written', unit: '%', digits: 0, least: 90 },
} as const satisfies Record<string, Gate>

export type GateName = keyof typeof GATES

/** The measured values. */
export type Figures = Readonly<Partial<Record<GateName, number>>>

export type Gates = Readonly<Partial<Record<GateName, Gate>>>

/**
 * The limits for the first forty seconds, without range and end: loudness has a wider range,
 * because the drone fades in and the melody has at most a few phrases, and balance too, because
 * each note is a little to one side. Off pitch is stricter, because the voice is measured without
 * its room.
 */
export const EXCERPT_GATES: Gates = {
  loudness: { ...GATES.loudness, least: -22, most: -16 },
  truePeak: GATES.truePeak,
  gaps: GATES.gaps,
  clicks: GATES.clicks,
  clipped: GATES.clipped,
  dc: GATES.dc,
  balance: { ...GATES.balance, most: 2.5 },
  correlation: GATES.correlation,
  foreign: GATES.foreign,
  offPitch: { ...GATES.offPitch, most: 1 },
  held: GATES.held,
  asWritten: GATES.asWritten,
}

/**
 * The limits for a whole recording of two minutes: a quarter of it is the drone's fade in and out,
 * which increases the loudness range.
 */
export const SHORT_GATES: Gates = { ...GATES, range: { ...GATES.range, most: 11 } }

/** What one minute can give: it is hardly more than its beginning and its end. */
export const MINUTE_GATES: Gates = {
  ...GATES,
  loudness: { ...GATES.loudness, least: -22 },
  range: { ...GATES.range, most: 12 },
  balance: { ...GATES.balance, most: 2.5 },
}

/** The limits for a ground: it has no melody and no end, and may be almost silent. */
const GROUND_GATES: Gates = {
  truePeak: GATES.truePeak,
  clicks: GATES.clicks,
  clipped: GATES.clipped,
  dc: GATES.dc,
  duration: GATES.duration,
  frames: GATES.frames,
  decoding: GATES.decoding,
}

/** The limits for a file with a public name. */
export function gatesOf(name: string): Gates {
  const ground = groundNamed(name)
  if (!ground) {
    const { minutes = Number.POSITIVE_INFINITY } = recordingNamed(name) ?? {}
    if (minutes === 1) return MINUTE_GATES
    return minutes === 2 ? SHORT_GATES : GATES
  }
  return ground.tonicHz === undefined ? GROUND_GATES : { ...GROUND_GATES, tonic: GATES.tonic }
}

/**
 * The failed gates, each as a sentence. A gate whose figure is absent or not a number fails too;
 * those are listed together at the end.
 */
export function faultsOf(figures: Figures, gates: Gates = GATES): string[] {
  const names = Object.keys(gates) as GateName[]
  const faults = names.flatMap((name) => {
    const gate = gates[name]
    const figure = figures[name]
    if (!gate || !isMeasured(figure) || passes(figure, gate)) return []
    return [`${gate.title} ${written(name, figure)}, wanted ${wanted(gate)}`]
  })
  const absent = names.filter((name) => !isMeasured(figures[name]))
  if (absent.length === 0) return faults
  return [...faults, `not measured: ${absent.map((name) => GATES[name].title).join(', ')}`]
}

/** False for a figure that is absent or NaN. */
export function isMeasured(figure: number | undefined): figure is number {
  return figure !== undefined && !Number.isNaN(figure)
}

/** A figure as text for people: `-18.2 LUFS`. */
function written(name: GateName, figure: number): string {
  const { digits, unit } = GATES[name]
  return `${figure.toFixed(digits)} ${unit}`.trim()
}

/** Infinity comes from a division by zero, and never passes. */
function passes(figure: number, { least = -Infinity, most = Infinity }: Gate): boolean {
  return figure >= least && figure <= most && figure !== Number.POSITIVE_INFINITY
}

function wanted({ least, most }: Gate): string {
  if (least === undefined) return `at most ${most}`
  return most === undefined ? `at least ${least}` : `${least} to ${most}`
}
