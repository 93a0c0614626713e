import type { Raga } from '~/raga/model/raga.ts'
import type { SwaraLetter } from '~/raga/model/swara.ts'
import { LastMade } from '~/raga/sound/strings/last-made.ts'
import { type Pluck, pluckString, type StringSpec } from '~/raga/sound/strings/string-model.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** The tuning of a tanpura. */
export type Tuning = Pick<Raga, 'name' | 'swaras' | 'tanpura' | 'tonicHz'>

/**
 * One tanpura string at its pitch: a table of samples for each way to pluck it, in the order of
 * `TIMBRE.string.plucks`, made when it is first asked for, so that a session begins sooner.
 */
export type StringTables = readonly (() => Float32Array)[]

type ModelName = keyof typeof TIMBRE.models

// A model takes about 50 ms of CPU time a stroke and is the same for every raga on this Sa, so the
// last ones are kept; without a limit the cache would grow with every Sa that somebody tries.
const models = new LastMade<string, Float32Array>(18)

function modelOf(name: ModelName, spec: StringSpec, pluck: Pluck, seconds: number): Float32Array {
  const key = `${name}/${spec.hz}/${spec.recedes?.partial}/${pluck.position}/${seconds}`
  return models.of(key, () => pluckString(spec, pluck, { ...TIMBRE.string, seconds }))
}

/**
 * The four strings of a tanpura tuned to a raga, first string first, each modelled at its own pitch
 * for some seconds; `cents` shifts the whole instrument. The first string sounds its swara below
 * middle Sa, the kharaj an octave below Sa.
 */
export function tunedStrings(
  raga: Tuning,
  cents: number,
  seconds: number = TIMBRE.string.seconds,
): readonly StringTables[] {
  const beat = TIMBRE.playing.jodiCents
  const first = stringRatio(raga, raga.tanpura.firstString) / 2
  const hasGa = raga.swaras.some(({ swara }) => swara === 'G')
  const tuned = (name: ModelName, ratio: number, shift: number, more: Partial<StringSpec> = {}) => {
    const { sharpnessCents, ...model } = TIMBRE.models[name]
    const contact = contactAt(model.contact, raga.tonicHz)
    const spec = { ...model, ...more, contact, hz: raga.tonicHz * ratio }
    const faster = 2 ** ((cents + shift - sharpnessCents) / 1200)
    return TIMBRE.string.plucks.map((pluck) =>
      madeOnce(() => resample(modelOf(name, spec, pluck, seconds), faster)),
    )
  }
  return [
    tuned('first', first, 0),
    tuned('jodi', 1, -beat),
    tuned('jodi', 1, beat),
    tuned('kharaj', 1 / 2, 0, hasGa ? {} : { recedes: TIMBRE.threadWithoutGa }),
  ]
}

/** The Sa below which the strings are slack. */
const SLACK_HZ = 138.59

/**
 * How stiffly a string meets the bridge where Sa is at `tonicHz`: one that is tuned low is slack and
 * lies on more of it. Without this it would be dull there, and its partials late in tune.
 */
export function contactAt(contact: number, tonicHz: number): number {
  return contact * Math.max(1, (SLACK_HZ / tonicHz) ** 2)
}

function madeOnce(make: () => Float32Array): () => Float32Array {
  let made: Float32Array | undefined
  return () => {
    made ??= make()
    return made
  }
}

function stringRatio(raga: Tuning, letter: SwaraLetter): number {
  const tuning = raga.swaras.find((tunedSwara) => tunedSwara.swara === letter)
  if (!tuning) throw new RangeError(`${raga.name} does not permit ${letter} on its first string`)
  return tuning.ratio[0] / tuning.ratio[1]
}

const TAPS = 16
const PHASES = 4096
const KERNEL = windowedSinc()

/**
 * The same sound `ratio` times higher and shorter, by a sixteen-point windowed sinc. The source
 * must hold nothing above 0.9 / ratio of half its sample rate; the strings' low-pass ensures this.
 */
export function resample(source: Float32Array, ratio: number): Float32Array {
  const length = Math.floor((source.length - TAPS) / ratio)
  const result = new Float32Array(Math.max(0, length))
  for (let index = 0; index < length; index++) {
    const position = index * ratio
    const whole = Math.floor(position)
    const phase = Math.round((position - whole) * PHASES) * TAPS
    const from = whole - TAPS / 2 + 1
    let sum = 0
    for (let tap = Math.max(0, -from); tap < TAPS; tap++) {
      sum += (source[from + tap] as number) * (KERNEL[phase + tap] as number)
    }
    result[index] = sum
  }
  return result
}

function windowedSinc(): Float32Array {
  const kernel = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let tap = 0; tap < TAPS; tap++) {
      const x = tap - TAPS / 2 + 1 - phase / PHASES
      const window = Math.cos((Math.PI * x) / (TAPS + 2)) ** 2
      kernel[phase * TAPS + tap] = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window
    }
  }
  return kernel
}
