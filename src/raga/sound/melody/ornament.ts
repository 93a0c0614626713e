import { between, type RandomStream } from '~/raga/random.ts'
import type { SungNote } from '~/raga/sound/melody/sung-notes.ts'
import { smoothstep, TICKS_PER_SECOND, tickOf } from '~/raga/sound/melody/ticks.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

const { andolan: ANDOLAN, vibrato: VIBRATO, settle: SETTLE } = TIMBRE.melody
/** An ornament ends this long before the next note's glide can begin, and fades as long. */
const REST_SECONDS = 0.1
const FADE_SECONDS = 0.2

/**
 * The difference of a note's pitch from its place, in cents, at a time in seconds after its start.
 */
type Ornament = (seconds: number) => number

/** From how far below a phrase begins, lowest and highest, and how long it takes to its place. */
export type ScoopSpec = {
  readonly cents: readonly [lowest: number, highest: number]
  readonly seconds: readonly [shortest: number, longest: number]
}

/**
 * Adds swings, vibrato and the scoop into the phrase to its path, in place. Returns the vibrato,
 * −1…1, for an instrument whose overtones follow it.
 */
export function ornament(
  path: Float32Array,
  notes: readonly SungNote[],
  scoop: ScoopSpec,
  onset: RandomStream,
): Float32Array {
  const tremble = new Float32Array(path.length)
  for (const note of notes) {
    const [from, to] = [tickOf(note.start), Math.min(path.length, tickOf(note.start + note.length))]
    if (!note.andolan) trembleIn(tremble, note, onset)
    const swing = swingOf(note)
    for (let tick = from; tick < to; tick++) {
      const swung = swing?.((tick - from) / TICKS_PER_SECOND) ?? 0
      add(path, tick, swung + VIBRATO.cents * (tremble[tick] as number))
    }
  }
  const from = between(onset, scoop.cents)
  const scooped = Math.min(path.length, tickOf(between(onset, scoop.seconds)))
  for (let tick = 0; tick < scooped; tick++) {
    add(path, tick, from * (1 - smoothstep(tick / scooped)))
  }
  return tremble
}

/**
 * Lets the pitch of a phrase drift, in place: by `cents` where `unsteady` is 1. On a long note that
 * sounds in the drone too it settles, because there it would beat.
 */
export function addDrift(
  path: Float32Array,
  notes: readonly SungNote[],
  unsteady: Float32Array,
  cents: number,
): void {
  for (let tick = 0; tick < path.length; tick++) {
    add(path, tick, cents * (unsteady[tick] as number))
  }
  for (const note of notes) {
    if (!note.inDrone || note.length < SETTLE.fromSeconds) continue
    const settled = windowOf(note.length, SETTLE)
    const [from, to] = [tickOf(note.start), Math.min(path.length, tickOf(note.start + note.length))]
    for (let tick = from; tick < to; tick++) {
      const less = (1 - SETTLE.share) * settled((tick - from) / TICKS_PER_SECOND)
      add(path, tick, -less * cents * (unsteady[tick] as number))
    }
  }
}

/** A vibrato whose speed wanders, where the note is long enough. */
function trembleIn(tremble: Float32Array, { start, length }: SungNote, onset: RandomStream): void {
  if (length < VIBRATO.fromSeconds) return
  const window = windowOf(length, VIBRATO)
  const span = tickOf(VIBRATO.wanderSeconds)
  let [slow, fast] = [between(onset, VIBRATO.hz), between(onset, VIBRATO.hz)]
  let turns = 0
  const [from, to] = [tickOf(start), Math.min(tremble.length, tickOf(start + length))]
  for (let tick = from; tick < to; tick++) {
    const at = (tick - from) % span
    if (at === 0 && tick > from) [slow, fast] = [fast, between(onset, VIBRATO.hz)]
    turns += (slow + (fast - slow) * smoothstep(at / span)) / TICKS_PER_SECOND
    tremble[tick] = window((tick - from) / TICKS_PER_SECOND) * Math.sin(2 * Math.PI * turns)
  }
}

function swingOf({ andolan, length }: SungNote): Ornament | undefined {
  if (!andolan) return undefined
  const window = windowOf(length, ANDOLAN)
  // From the swara's pitch to one side and back, never to the other side.
  return (seconds) =>
    andolan.depthCents * window(seconds) * wave(seconds - ANDOLAN.afterSeconds, andolan.hz)
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

function add(path: Float32Array, tick: number, cents: number): void {
  path[tick] = (path[tick] as number) + cents
}
