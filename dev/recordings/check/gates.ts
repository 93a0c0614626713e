import { groundNamed } from '~dev/recordings/render/ground.ts'

/** What must hold of a figure: at least, at most, and how it is written. */
type Gate = {
  readonly title: string
  readonly unit: string
  readonly digits: number
  readonly least?: number
  readonly most?: number
}

/** Every threshold of a whole recording. The reasons stand beside the measures they belong to. */
export const GATES = {
  loudness: { title: 'loudness', unit: 'LUFS', digits: 1, least: -19, most: -17 },
  range: { title: 'range', unit: 'LU', digits: 1, most: 7 },
  truePeak: { title: 'true peak', unit: 'dBTP', digits: 1, most: -2 },
  gaps: { title: 'gaps', unit: '', digits: 0, most: 0 },
  clicks: { title: 'clicks', unit: '', digits: 0, most: 0 },
  clipped: { title: 'clipped', unit: '', digits: 0, most: 0 },
  dc: { title: 'DC', unit: '', digits: 5, most: 1e-3 },
  balance: { title: 'balance', unit: 'dB', digits: 2, most: 1 },
  correlation: { title: 'correl.', unit: '', digits: 2, least: 0.3 },
  end: { title: 'end', unit: 'dBFS', digits: 0, most: -60 },
  /** How far from the promised one. */
  duration: { title: 'length', unit: 's', digits: 3, most: 0.1 },
  /** Those that are odd, missing or too many. */
  frames: { title: 'frames', unit: '', digits: 0, most: 0 },
  /** Faults that the decoder found in the frames; Infinity for a file that does not decode. */
  decoding: { title: 'decoding', unit: '', digits: 0, most: 0 },
  /** How far the Sa of the tanpuras stands from the raga's tonic. */
  tonic: { title: 'tonic', unit: 'cents', digits: 0, most: 5 },
  /** Swaras and steps that the raga does not permit, in its score or heard. */
  foreign: { title: 'foreign', unit: '', digits: 0, most: 0 },
  /** Percent of the time a pitch is held; the room a voice sounds in blurs one or two of them. */
  offPitch: { title: 'off pitch', unit: '%', digits: 2, most: 3 },
  /**
   * Time in which a pitch is held against time in which notes are written; strings ring on beyond
   * them. Without it, a voice that is not there would never be off pitch.
   */
  held: { title: 'held', unit: '%', digits: 0, least: 60 },
  /** Percent of the time in which a note is both written and held that it is the written one. */
  asWritten: { title: 'as written', unit: '%', digits: 0, least: 90 },
} as const satisfies Record<string, Gate>

export type GateName = keyof typeof GATES

/** What was measured. */
export type Figures = Readonly<Partial<Record<GateName, number>>>

export type Gates = Readonly<Partial<Record<GateName, Gate>>>

/**
 * What may be asked of the first forty seconds: loudness in a wider band, because the drone steals
 * in and the melody has sung a few phrases at most; a wider balance, because each of its notes stands
 * somewhat to one side; less off pitch, because the voice is asked without its room; nothing of a
 * range or of an end.
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
 * What is asked of a whole recording of two or three minutes: of so few, a fifth is the drone
 * stealing in and stepping back, which the range takes for unrest.
 */
export const SHORT_GATES: Gates = { ...GATES, range: { ...GATES.range, most: 9 } }

/** What is asked of a ground: it has no melody and no end, and may be next to nothing. */
const GROUND_GATES: Gates = {
  truePeak: GATES.truePeak,
  clicks: GATES.clicks,
  clipped: GATES.clipped,
  dc: GATES.dc,
  duration: GATES.duration,
  frames: GATES.frames,
  decoding: GATES.decoding,
}

/** What is asked of a file by the name it is served under. */
export function gatesOf(name: string): Gates {
  const ground = groundNamed(name)
  if (!ground) return GATES
  return ground.tonicHz === undefined ? GROUND_GATES : { ...GROUND_GATES, tonic: GATES.tonic }
}

/**
 * The gates that figures fail, each as a sentence. A gate whose figure is absent or not a number
 * fails too: those are named together at the end.
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

/** False for a figure that is absent or that no arithmetic could give. */
export function isMeasured(figure: number | undefined): figure is number {
  return figure !== undefined && !Number.isNaN(figure)
}

/** A figure as people read it: `-18.2 LUFS`. */
function written(name: GateName, figure: number): string {
  const { digits, unit } = GATES[name]
  return `${figure.toFixed(digits)} ${unit}`.trim()
}

/** Infinity is the result of a division by nothing, and never passes. */
function passes(figure: number, { least = -Infinity, most = Infinity }: Gate): boolean {
  return figure >= least && figure <= most && figure !== Number.POSITIVE_INFINITY
}

function wanted({ least, most }: Gate): string {
  if (least === undefined) return `at most ${most}`
  return most === undefined ? `at least ${least}` : `${least} to ${most}`
}
