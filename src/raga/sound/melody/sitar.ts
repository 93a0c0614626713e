import type { Raga } from '~/raga/model/raga.ts'
import { around, type RandomStream, randomStream } from '~/raga/random.ts'
import type { Contour, Instrument } from '~/raga/sound/melody/contour.ts'
import { Plectrum } from '~/raga/sound/melody/plectrum.ts'
import { type StringTable, stringTable } from '~/raga/sound/melody/sitar-strings.ts'
import { Taraf } from '~/raga/sound/melody/taraf.ts'
import { SAMPLES_PER_TICK, tickOf } from '~/raga/sound/melody/ticks.ts'
import { panGains, type StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** A pluck that sounds. */
type Pluck = {
  readonly table: StringTable
  readonly gain: number
  /** The next position to read in the table, in samples, with a fraction. */
  position: number
  hz: number
  /** Ticks since the next pluck stopped it; −1 before that. */
  damped: number
}

const DAMP = tickOf(TIMBRE.sitar.dampSeconds)
const [LEFT, RIGHT] = panGains(TIMBRE.sitar.pan)

/**
 * A plucked string with jawari: each stroke reads the table of its semitone, and the contour
 * bends it until the next stroke. The next stroke stops it, at its last pitch.
 */
export class Sitar implements Instrument {
  readonly manner = TIMBRE.sitar
  readonly #saHz: number
  #random: RandomStream = randomStream('')
  #plucks: Pluck[] = []
  #stroke = 0
  readonly #taraf: Taraf
  readonly #plectrum = new Plectrum()
  readonly #tone = new Float64Array(SAMPLES_PER_TICK)

  constructor(raga: Pick<Raga, 'swaras' | 'tonicHz'>) {
    this.#saHz = raga.tonicHz * 2 ** TIMBRE.sitar.octavesAboveSa
    this.#taraf = new Taraf(raga, this.#saHz)
  }

  begin(seed: string): void {
    this.#random = randomStream(`${seed}/plucks`)
    this.#plectrum.begin(seed)
    this.#taraf.begin()
    this.#stroke = 0
    this.#plucks = []
  }

  play({ cents, breath, strokes }: Contour, tick: number, block: StereoBlock, from: number): void {
    const hz = this.#saHz * 2 ** ((cents[tick] as number) / 1200)
    const stroke = strokes[this.#stroke]
    if (stroke?.tick === tick) {
      this.#pluck(hz, stroke.force)
      this.#stroke++
    }
    const loud = breath[tick] as number
    const next = breath[tick + 1] ?? 0
    const tone = this.#tone.fill(0)
    for (const pluck of this.#plucks) {
      if (pluck.damped < 0) pluck.hz = hz
      sound(pluck, loud, next, tone)
    }
    this.#plectrum.addTo(tone, loud, next)
    this.#taraf.addTo(tone, breath.length - tick)
    for (let index = 0; index < SAMPLES_PER_TICK; index++) {
      const sample = tone[index] as number
      const at = from + index
      block.left[at] = (block.left[at] as number) + sample * LEFT
      block.right[at] = (block.right[at] as number) + sample * RIGHT
    }
  }

  #pluck(hz: number, force: number): void {
    const { level, forceSpread, tiltPerOctave, evenHz } = TIMBRE.sitar
    const own = around(this.#random, 1, forceSpread) * force
    const gain = own * level * (evenHz / hz) ** tiltPerOctave
    this.#plucks = this.#plucks.filter((pluck) => pluck.damped < DAMP)
    for (const pluck of this.#plucks) pluck.damped = Math.max(pluck.damped, 0)
    this.#plucks.push({ table: stringTable(hz), gain, position: 1, hz, damped: -1 })
    this.#plectrum.pluck(own)
  }
}

/** Adds a tick of a pluck, read between samples by a cubic through four of them (Hermite). */
function sound(pluck: Pluck, loud: number, next: number, tone: Float64Array): void {
  const { samples: table, hz } = pluck.table
  const rate = pluck.hz / hz
  // A tick that would read past the table's end is silent, as the table is there.
  if (pluck.position + rate * SAMPLES_PER_TICK + 3 > table.length || pluck.damped >= DAMP) return
  const open = pluck.gain * loud * fadeOf(pluck.damped)
  if (pluck.damped >= 0) pluck.damped++
  const step = (pluck.gain * next * fadeOf(pluck.damped) - open) / SAMPLES_PER_TICK
  let { position } = pluck
  for (let index = 0; index < SAMPLES_PER_TICK; index++) {
    const whole = Math.floor(position)
    const part = position - whole
    const before = table[whole - 1] as number
    const here = table[whole] as number
    const after = table[whole + 1] as number
    const slope = (after - before) / 2
    const lean = slope + here - after
    const bend = lean + here - after + ((table[whole + 2] as number) - here) / 2
    const cubic = ((bend * part - lean - bend) * part + slope) * part + here
    tone[index] = (tone[index] as number) + cubic * (open + step * index)
    position += rate
  }
  pluck.position = position
}

function fadeOf(damped: number): number {
  return damped < 0 ? 1 : 0.5 + 0.5 * Math.cos((Math.PI * Math.min(damped, DAMP)) / DAMP)
}
