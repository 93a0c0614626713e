import { around, type RandomStream, randomStream } from '~/raga/random.ts'
import type { SessionForm } from '~/raga/session-form.ts'
import { keptStrings } from '~/raga/sound/strings/kept-strings.ts'
import type { StringTables, Tuning } from '~/raga/sound/strings/string-tables.ts'
import {
  gainOf,
  panGains,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

type TanpuraSpec = (typeof TIMBRE.tanpuras)[number]

const USUAL_STRING = { stringSeconds: TIMBRE.string.seconds }

/** A pulse other than the usual one. */
export type Pulse = keyof typeof TIMBRE.playing.pulses

/** Another tuning, and the second after which it is played. */
export type Retuning = { readonly seconds: number; readonly tuning: Tuning }

/** A tanpura for a whole session; its strokes are drawn one cycle at a time. */
export class Tanpura implements Voice {
  #strings: readonly StringTables[] | undefined
  #retuning: Retuning | null
  readonly #random: RandomStream
  readonly #breath: Swell
  readonly #pulse: Swell
  readonly #balance: readonly Swell[]
  #sounding: Stroke[] = []
  readonly #latest = new Map<number, Stroke>()
  #position = 0
  #nextCycleSeconds: number
  #tuning: Tuning
  readonly #spec: TanpuraSpec
  readonly #form: Pick<SessionForm, 'seconds' | 'droneSeconds'>
  readonly #cycleSeconds: number
  readonly #stringSeconds: number
  readonly #gainDb: number

  constructor(
    tuning: Tuning,
    spec: TanpuraSpec,
    form: Pick<SessionForm, 'seconds' | 'droneSeconds'>,
    seed: string,
    {
      retuning = null,
      pulse,
    }: { retuning?: Retuning | null; pulse?: Pulse | null | undefined } = {},
  ) {
    const { cycleDriftSeconds, balanceSeconds, pulses } = TIMBRE.playing
    const { cycle, stringSeconds } = pulse ? pulses[pulse] : { cycle: 1, ...USUAL_STRING }
    this.#cycleSeconds = spec.cycleSeconds * cycle
    this.#stringSeconds = stringSeconds
    // Strokes that follow each other sooner are louder together.
    this.#gainDb = spec.gainDb + 10 * Math.log10(cycle)
    this.#spec = spec
    this.#form = form
    this.#tuning = tuning
    this.#retuning = retuning
    this.#random = randomStream(`${seed}/strokes`)
    const phases = randomStream(`${seed}/swells`)
    this.#breath = swell(spec.swell.seconds, phases)
    this.#pulse = swell(cycleDriftSeconds, phases)
    this.#balance = balanceSeconds.map((seconds) => swell(seconds, phases))
    this.#nextCycleSeconds = form.droneSeconds + spec.entersSeconds
  }

  render(block: StereoBlock): void {
    const end = this.#position + block.left.length
    this.#plan(end)
    for (const stroke of this.#sounding) addStroke(stroke, block, this.#position)
    this.#goTo(end)
  }

  wind(seconds: number): void {
    const end = seconds * SAMPLE_RATE
    this.#plan(end)
    this.#goTo(end)
  }

  /** One cycle ahead, so that every stroke knows when it will be stopped before it sounds. */
  #plan(end: number): void {
    while (this.#nextCycleSeconds * SAMPLE_RATE < end + SAMPLE_RATE) this.#playCycle()
  }

  #goTo(end: number): void {
    this.#sounding = this.#sounding.filter((stroke) => endOf(stroke) > end)
    this.#position = end
  }

  #playCycle(): void {
    const start = this.#nextCycleSeconds
    const drift = 1 + TIMBRE.playing.cycleDrift * this.#pulse(start)
    const length = this.#cycleSeconds * drift
    for (const [string, tables] of this.#stringsAt(start).entries())
      this.#pluck(string, tables, start, length)
    this.#nextCycleSeconds = start + length
  }

  #stringsAt(seconds: number): readonly StringTables[] {
    if (this.#retuning && seconds >= this.#retuning.seconds) {
      this.#tuning = this.#retuning.tuning
      this.#retuning = null
      this.#strings = undefined
    }
    // Tuned when first needed, so that the opening bell need not wait for the second player.
    this.#strings ??= keptStrings(this.#tuning, this.#spec.cents, this.#stringSeconds)
    return this.#strings
  }

  #pluck(string: number, tables: StringTables, cycle: number, length: number): void {
    const { strokes, gains, timingSeconds, gainSpread, balanceDb } = TIMBRE.playing
    const seconds = around(this.#random, cycle + (strokes[string] ?? 0) * length, timingSeconds)
    const table = tables[Math.floor(this.#random() * tables.length)] ?? NOTHING
    const touch = around(this.#random, 1, gainSpread)
    const db =
      this.#gainDb +
      this.#spec.swell.db * this.#breath(seconds) +
      balanceDb * (this.#balance[string]?.(seconds) ?? 0) +
      this.#approachDb(seconds)
    const gain = (gains[string] ?? 0) * touch * gainOf(db)
    const pan = this.#spec.pans[string] ?? 0.5
    const [left, right] = panGains(pan)
    const lag = Math.round(TIMBRE.playing.earsSeconds * (2 * pan - 1) * SAMPLE_RATE)
    const start = Math.round(seconds * SAMPLE_RATE)
    const most = start + this.#stringSeconds * SAMPLE_RATE
    const stroke = {
      table,
      start,
      most,
      left: gain * left,
      right: gain * right,
      lag,
      damped: Infinity,
    }
    const stopped = this.#latest.get(string)
    if (stopped) stopped.damped = start
    this.#latest.set(string, stroke)
    this.#sounding.push(stroke)
  }

  /** The drone begins at once, and gets softer before the closing bell. */
  #approachDb(seconds: number): number {
    const { entranceSeconds, entranceDb, retreatSeconds, retreatDb } = TIMBRE.playing
    const since = seconds - this.#form.droneSeconds - this.#spec.entersSeconds
    const entrance = entranceDb * Math.max(0, 1 - since / entranceSeconds)
    const left = this.#form.seconds - seconds
    return entrance + retreatDb * Math.min(1, Math.max(0, 1 - left / retreatSeconds))
  }
}

/** A planned pluck: its sound, its time, its loudness on each side. */
type Stroke = {
  /** Asked for where the stroke sounds, so that none is made that is only passed by. */
  readonly table: () => Float32Array
  /** First sample, counted from the beginning of the recording, and one that is after the last. */
  readonly start: number
  readonly most: number
  /** How many samples the left ear hears it after the right one; negative before it. */
  readonly lag: number
  readonly left: number
  readonly right: number
  /** Where the next stroke on the same string stops this one. */
  damped: number
}

const NOTHING = () => new Float32Array()

const DAMP = Math.round(TIMBRE.playing.dampSeconds * SAMPLE_RATE)

/** Adds the part of a stroke that is within the block starting at `blockStart`. */
function addStroke(stroke: Stroke, block: StereoBlock, blockStart: number): void {
  const from = Math.max(stroke.start, blockStart)
  if (from >= Math.min(endOf(stroke), blockStart + block.left.length)) return
  const samples = stroke.table()
  const last = Math.min(endOf(stroke), stroke.start + samples.length)
  const to = Math.min(last, blockStart + block.left.length)
  const open = Math.min(to, Math.max(from, stroke.damped))
  const { left, right } = stroke
  const lateLeft = stroke.start + Math.max(0, stroke.lag)
  const lateRight = stroke.start + Math.max(0, -stroke.lag)
  for (let at = from; at < open; at++) {
    const index = at - blockStart
    // Before the first sample there is none.
    block.left[index] = (block.left[index] as number) + (samples[at - lateLeft] ?? 0) * left
    block.right[index] = (block.right[index] as number) + (samples[at - lateRight] ?? 0) * right
  }
  for (let at = open; at < to; at++) {
    const fade = 0.5 + 0.5 * Math.cos((Math.PI * (at - stroke.damped)) / DAMP)
    const index = at - blockStart
    block.left[index] = (block.left[index] as number) + (samples[at - lateLeft] ?? 0) * fade * left
    block.right[index] =
      (block.right[index] as number) + (samples[at - lateRight] ?? 0) * fade * right
  }
}

/** A sample from which on a stroke is silent again. */
function endOf(stroke: Stroke): number {
  return Math.min(stroke.most, stroke.damped + DAMP)
}

/** A slow rise and fall that hardly repeats: seconds in, −1…1 out. */
type Swell = (seconds: number) => number

/**
 * Two waves whose periods have no common measure, so that minutes pass before the same shape
 * returns; `random` gives their starting phases.
 */
function swell(periodSeconds: number, random: RandomStream): Swell {
  const first = 2 * Math.PI * random()
  const second = 2 * Math.PI * random()
  const omega = (2 * Math.PI) / periodSeconds
  return (seconds) =>
    0.6 * Math.sin(omega * seconds + first) + 0.4 * Math.sin(omega * 1.618 * seconds + second)
}
