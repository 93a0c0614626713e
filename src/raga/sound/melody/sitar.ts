import { around, type RandomStream, randomStream } from '~/raga/random.ts'
import type { Contour, Instrument } from '~/raga/sound/melody/contour.ts'
import { SAMPLES_PER_TICK, tickOf } from '~/raga/sound/melody/ticks.ts'
import { pluckString } from '~/raga/sound/strings/string-model.ts'
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
 * A plucked string with jawari: each stroke reads the table nearest its pitch, and the contour
 * bends it until the next stroke. The next stroke stops it, at its last pitch.
 */
export class Sitar implements Instrument {
  readonly manner = TIMBRE.sitar
  readonly #saHz: number
  #random: RandomStream = randomStream('')
  #plucks: Pluck[] = []
  #stroke = 0

  constructor(saHz: number) {
    this.#saHz = saHz * 2 ** TIMBRE.sitar.octavesAboveSa
  }

  begin(seed: string): void {
    this.#random = randomStream(`${seed}/plucks`)
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
    for (const pluck of this.#plucks) {
      if (pluck.damped < 0) pluck.hz = hz
      sound(pluck, loud, next, block, from)
    }
  }

  #pluck(hz: number, force: number): void {
    const { level, forceSpread, tiltPerOctave, evenHz } = TIMBRE.sitar
    const gain =
      around(this.#random, 1, forceSpread) * force * level * (evenHz / hz) ** tiltPerOctave
    this.#plucks = this.#plucks.filter((pluck) => pluck.damped < DAMP)
    for (const pluck of this.#plucks) pluck.damped = Math.max(pluck.damped, 0)
    this.#plucks.push({ table: stringTable(hz), gain, position: 1, hz, damped: -1 })
  }
}

/** Adds a tick of a pluck, read between samples by a cubic through four of them (Hermite). */
function sound(pluck: Pluck, loud: number, next: number, block: StereoBlock, from: number): void {
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
    const sample = cubic * (open + step * index)
    const at = from + index
    block.left[at] = (block.left[at] as number) + sample * LEFT
    block.right[at] = (block.right[at] as number) + sample * RIGHT
    position += rate
  }
  pluck.position = position
}

function fadeOf(damped: number): number {
  return damped < 0 ? 1 : 0.5 + 0.5 * Math.cos((Math.PI * Math.min(damped, DAMP)) / DAMP)
}

/** One stroke of a string, and its pitch when read at normal speed. */
type StringTable = { readonly samples: Float32Array; readonly hz: number }

const { strings, build, pluck, sharpnessCents } = TIMBRE.sitar

// Each takes about 10 ms of CPU time and is the same for every raga, so it is kept after first use.
const made = new Map<number, StringTable>()

/** The string nearest in pitch to `hz`. */
function stringTable(hz: number): StringTable {
  const away = strings.map((string) => Math.abs(Math.log2(hz / string.hz)))
  const nearest = away.indexOf(Math.min(...away))
  const known = made.get(nearest)
  if (known) return known
  const spec = strings[nearest] ?? strings[0]
  const samples = pluckString(spec, pluck, build)
  // The bridge makes every partial sharp by the same ratio.
  const table = { samples, hz: spec.hz * 2 ** (sharpnessCents / 1200) }
  made.set(nearest, table)
  return table
}
