import { between, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

const { andolan: ANDOLAN, vibrato: VIBRATO, drift: DRIFT } = TIMBRE.melody
/** An ornament ends this long before the next note's glide can begin, and fades as long. */
const REST_SECONDS = 0.1
const FADE_SECONDS = 0.2

/**
 * The difference of a note's pitch from its place, in cents, at a time in seconds after its start.
 */
type Ornament = (seconds: number) => number

/** Adds swings, vibrato and the scoop into the phrase to its path, in place. */
export function ornament(
  path: Float32Array,
  notes: readonly SungNote[],
  scoop: { readonly cents: number; readonly seconds: number },
  random: RandomStream,
): void {
  for (const note of notes) {
    const swing = ornamentOf(note)
    if (!swing) continue
    const [from, to] = [tickOf(note.start), Math.min(path.length, tickOf(note.start + note.length))]
    for (let tick = from; tick < to; tick++)
      add(path, tick, swing((tick - from) / TICKS_PER_SECOND))
  }
  addDrift(path, random)
  const scooped = Math.min(path.length, tickOf(scoop.seconds))
  for (let tick = 0; tick < scooped; tick++) {
    add(path, tick, scoop.cents * (1 - smoothstep(tick / scooped)))
  }
}

function ornamentOf({ andolan, length }: SungNote): Ornament | undefined {
  if (andolan) {
    const window = windowOf(length, ANDOLAN)
    // From the swara's pitch to one side and back, never to the other side.
    return (seconds) =>
      andolan.depthCents * window(seconds) * wave(seconds - ANDOLAN.afterSeconds, andolan.hz)
  }
  if (length < VIBRATO.fromSeconds) return undefined
  const window = windowOf(length, VIBRATO)
  return (seconds) => VIBRATO.cents * window(seconds) * Math.sin(2 * Math.PI * VIBRATO.hz * seconds)
}

/** 0…1 and back, beginning at 0. */
function wave(seconds: number, hz: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * hz * seconds)
}

/** Begins after a while, grows, and ends before the next note. */
function windowOf(
  length: number,
  { afterSeconds, growSeconds }: { readonly afterSeconds: number; readonly growSeconds: number },
): Ornament {
  return (seconds) =>
    smoothstep((seconds - afterSeconds) / growSeconds) *
    smoothstep((length - REST_SECONDS - seconds) / FADE_SECONDS)
}

function addDrift(path: Float32Array, random: RandomStream): void {
  const span = tickOf(DRIFT.everySeconds)
  let from = 0
  let to = driftOf(random)
  for (let tick = 0; tick < path.length; tick++) {
    const at = tick % span
    if (at === 0 && tick > 0) [from, to] = [to, driftOf(random)]
    add(path, tick, from + (to - from) * smoothstep(at / span))
  }
}

function driftOf(random: RandomStream): number {
  const side = random() < 0.5 ? -1 : 1
  return side * between(random, DRIFT.cents)
}

function add(path: Float32Array, tick: number, cents: number): void {
  path[tick] = (path[tick] as number) + cents
}
