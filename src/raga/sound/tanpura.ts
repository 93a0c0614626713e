import { gainOf, panGains } from '~/raga/sound/decibel.ts'
import { around, type RandomStream, randomStream } from '~/raga/sound/random-stream.ts'
import type { SessionForm } from '~/raga/sound/session-form.ts'
import { addStroke, endOf, type Stroke } from '~/raga/sound/sounding-stroke.ts'
import { SAMPLE_RATE, type StereoBlock, type Voice } from '~/raga/sound/stereo-block.ts'
import { type StringTables, type Tuning, tunedStrings } from '~/raga/sound/string-tables.ts'
import { type Swell, swell } from '~/raga/sound/swell.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

type TanpuraSpec = (typeof TIMBRE.tanpuras)[number]

/** A tanpura played for a whole session: its strokes are drawn cycle by cycle, as time comes. */
export class Tanpura implements Voice {
  private strings: readonly StringTables[] | undefined
  private readonly random: RandomStream
  private readonly breath: Swell
  private readonly pulse: Swell
  private readonly balance: readonly Swell[]
  private sounding: Stroke[] = []
  private readonly latest = new Map<number, Stroke>()
  private position = 0
  private nextCycleSeconds: number
  private readonly raga: Tuning
  private readonly spec: TanpuraSpec
  private readonly form: Pick<SessionForm, 'seconds' | 'droneSeconds'>

  constructor(
    raga: Tuning,
    spec: TanpuraSpec,
    form: Pick<SessionForm, 'seconds' | 'droneSeconds'>,
    seed: string,
  ) {
    const { cycleDriftSeconds, balanceSeconds } = TIMBRE.playing
    this.spec = spec
    this.form = form
    this.raga = raga
    this.random = randomStream(`${seed}/strokes`)
    const phases = randomStream(`${seed}/swells`)
    this.breath = swell(spec.swell.seconds, phases)
    this.pulse = swell(cycleDriftSeconds, phases)
    this.balance = balanceSeconds.map((seconds) => swell(seconds, phases))
    this.nextCycleSeconds = form.droneSeconds + spec.entersSeconds
  }

  render(block: StereoBlock): void {
    const end = this.position + block.left.length
    // A cycle ahead, so that every stroke knows what will stop it before it sounds.
    while (this.nextCycleSeconds * SAMPLE_RATE < end + SAMPLE_RATE) this.playCycle()
    for (const stroke of this.sounding) addStroke(stroke, block, this.position)
    this.sounding = this.sounding.filter((stroke) => endOf(stroke) > end)
    this.position = end
  }

  private playCycle(): void {
    const start = this.nextCycleSeconds
    const drift = 1 + TIMBRE.playing.cycleDrift * this.pulse(start)
    const length = this.spec.cycleSeconds * drift
    // Tuned when first needed: the opening bell must not wait for the second player.
    this.strings ??= tunedStrings(this.raga, this.spec.cents)
    for (const [string, tables] of this.strings.entries()) this.pluck(string, tables, start, length)
    this.nextCycleSeconds = start + length
  }

  private pluck(string: number, tables: StringTables, cycle: number, length: number): void {
    const { strokes, gains, timingSeconds, gainSpread, balanceDb } = TIMBRE.playing
    const seconds = around(this.random, cycle + (strokes[string] ?? 0) * length, timingSeconds)
    const samples = tables[Math.floor(this.random() * tables.length)] ?? new Float32Array()
    const touch = around(this.random, 1, gainSpread)
    const db =
      this.spec.gainDb +
      this.spec.swell.db * this.breath(seconds) +
      balanceDb * (this.balance[string]?.(seconds) ?? 0) +
      this.approachDb(seconds)
    const gain = (gains[string] ?? 0) * touch * gainOf(db)
    const [left, right] = panGains(this.spec.pans[string] ?? 0.5)
    const start = Math.round(seconds * SAMPLE_RATE)
    const stroke = { samples, start, left: gain * left, right: gain * right, damped: Infinity }
    const stopped = this.latest.get(string)
    if (stopped) stopped.damped = start
    this.latest.set(string, stroke)
    this.sounding.push(stroke)
  }

  /** The drone steals in at the beginning and steps back before the closing bell. */
  private approachDb(seconds: number): number {
    const { entranceSeconds, entranceDb, retreatSeconds, retreatDb } = TIMBRE.playing
    const since = seconds - this.form.droneSeconds - this.spec.entersSeconds
    const entrance = entranceDb * Math.max(0, 1 - since / entranceSeconds)
    const left = this.form.seconds - seconds
    return entrance + retreatDb * Math.min(1, Math.max(0, 1 - left / retreatSeconds))
  }
}
