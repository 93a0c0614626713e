import { type FilterSpec, filterChain } from '~/raga/sound/strings/biquad.ts'
import { SAMPLE_RATE } from '~/raga/sound/voice/stereo-block.ts'

/** A string to be modelled: see `TIMBRE.models`. */
export type StringSpec = {
  readonly hz: number
  readonly stiffness: number
  readonly decayLowSeconds: number
  readonly decayHighSeconds: number
  /** The stiffness of the bridge: ∞ is harsh, 0 is no bridge at all. */
  readonly contact: number
  /** A partial that the bridge hardly passes on to the body, and the share that it passes. */
  readonly recedes?: { readonly partial: number; readonly share: number }
}

/** How the finger plucks: where along the string, and how far. */
export type Pluck = { readonly position: number; readonly height: number }

/** The properties that all strings of an instrument share: see `TIMBRE.string`. */
export type StringBuild = {
  readonly seconds: number
  readonly highestPartialHz: number
  readonly dampingReferenceHz: number
  readonly dampingExponent: number
  readonly pluckPartials: number
  readonly bridgePosition: number
  readonly bridgeHeight: number
  readonly attackSeconds: number
  readonly releaseSeconds: number
  /** The level that the ear hears in the first seconds: RMS after `EAR`. */
  readonly loudness: number
  readonly loudnessSeconds: number
  /** The echoes of a hollow body, one after another: see `ring`. */
  readonly gourd?: readonly Echo[]
  readonly body: readonly FilterSpec[]
}

/** After how long a body gives back what it took, and the share that it gives each time. */
type Echo = { readonly seconds: number; readonly share: number }

/**
 * The modes of a string, `MODE` numbers each, side by side because a loop reads them all: its
 * displacement now and a sample ago; `a` and `b` of a decaying oscillation, q′ = a·q − b·q₁; its
 * shape at the bridge's touching point; and how strongly it pulls at the bridge.
 */
type Modes = Float64Array
const MODE = 6

/**
 * One stroke of a string with jawari, as samples, then the body's colour and its ringing, one
 * loudness for all, soft ends. A stiff string touches the bridge at every swing, which feeds the high partials from
 * the low ones and makes the band of overtones that sinks through the note (Valette & Cuesta's
 * two-point bridge; van Walstijn & Chatziioannou, ISMA 2014).
 */
export function pluckString(spec: StringSpec, pluck: Pluck, build: StringBuild): Float32Array {
  const samples = vibrate(modesOf(spec, pluck, build), spec.contact, build)
  filterChain(samples, build.body, SAMPLE_RATE)
  for (const echo of build.gourd ?? []) ring(samples, echo)
  level(samples, pluck.height, build)
  return samples
}

function modesOf(spec: StringSpec, pluck: Pluck, build: StringBuild): Modes {
  const { highestPartialHz, bridgePosition, pluckPartials } = build
  // The stretched frequency is the limit: above 0.46 of the sample rate the recursion is unstable.
  const ceiling = Math.min(highestPartialHz, 0.46 * SAMPLE_RATE)
  const stretched = (mode: number) => mode * spec.hz * Math.sqrt(1 + spec.stiffness * mode * mode)
  let count = 0
  while (stretched(count + 1) <= ceiling) count++
  const modes = new Float64Array(count * MODE)
  for (let index = 0; index < count; index++) {
    const mode = index + 1
    const hz = stretched(mode)
    const decay = Math.exp(-dampingOf(spec, hz, build) / SAMPLE_RATE)
    const a = 2 * decay * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE)
    const passed = mode === spec.recedes?.partial ? spec.recedes.share : 1
    const shape = Math.sin(mode * Math.PI * bridgePosition)
    const corner = mode * mode * Math.PI ** 2 * pluck.position * (1 - pluck.position)
    const triangle = (2 * pluck.height * Math.sin(mode * Math.PI * pluck.position)) / corner
    const start = triangle * Math.exp(-((mode / pluckPartials) ** 2) / 2)
    modes.set([start, start, a, decay * decay, shape, mode * passed], index * MODE)
  }
  return modes
}

function dampingOf(spec: StringSpec, hz: number, build: StringBuild): number {
  const { dampingReferenceHz, dampingExponent } = build
  const low = 1 / spec.decayLowSeconds
  const high = 1 / spec.decayHighSeconds
  return 6.91 * (low + (high - low) * (hz / dampingReferenceHz) ** dampingExponent)
}

function vibrate(modes: Modes, contact: number, build: StringBuild): Float32Array {
  const { seconds, bridgeHeight } = build
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  let energy = 0
  for (let at = 0; at < modes.length; at += MODE) {
    const shape = modes[at + 4] as number
    energy += shape * shape
  }
  // Implicit, therefore stable; it never adds energy, however stiff the contact.
  const push = contact / energy / (1 + contact)
  let kick = 0
  let kicked = 0
  // What the bridge does to a sample is added while the next one is made: one pass for both.
  for (let sample = 0; sample <= samples.length; sample++) {
    let atBridge = 0
    let pull = 0
    for (let at = 0; at < modes.length; at += MODE) {
      const shape = modes[at + 4] as number
      const force = modes[at + 5] as number
      const change = kick * shape
      kicked += change * force
      const now = (modes[at] as number) + change
      const next =
        (modes[at + 2] as number) * now - (modes[at + 3] as number) * (modes[at + 1] as number)
      modes[at] = next
      modes[at + 1] = now
      atBridge += next * shape
      pull += next * force
    }
    if (sample > 0) samples[sample - 1] = kicked
    kick = atBridge < bridgeHeight ? (bridgeHeight - atBridge) * push : 0
    kicked = pull
  }
  return samples
}

/** What the head and the ear do to a sound, about as in ITU-R BS.1770. */
const EAR: readonly FilterSpec[] = [
  { kind: 'high-shelf', hz: 1682, q: Math.SQRT1_2, db: 4 },
  { kind: 'high-pass', hz: 38, q: 0.5, db: 0 },
]

function level(samples: Float32Array, height: number, build: StringBuild): void {
  const { loudness, loudnessSeconds, attackSeconds, releaseSeconds } = build
  const heard = samples.slice(0, Math.round(loudnessSeconds * SAMPLE_RATE))
  filterChain(heard, EAR, SAMPLE_RATE)
  const energy = heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length
  const gain = (loudness * Math.sqrt(height)) / Math.sqrt(energy)
  const attack = attackSeconds * SAMPLE_RATE
  const release = releaseSeconds * SAMPLE_RATE
  for (let index = 0; index < samples.length; index++) {
    const edge = Math.min(1, (index + 1) / attack, (samples.length - 1 - index) / release)
    samples[index] = (samples[index] ?? 0) * gain * edge
  }
}

/**
 * Spreads what begins or stops at once over some time, in place, without changing how strong any
 * tone is (an all-pass; Schroeder, Natural sounding artificial reverberation, JAES 1962).
 */
function ring(samples: Float32Array, { seconds, share }: Echo): void {
  const held = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  for (let index = 0; index < samples.length; index++) {
    const at = index % held.length
    const late = held[at] as number
    const taken = (samples[index] as number) + share * late
    samples[index] = late - share * taken
    held[at] = taken
  }
}
