import type { BreathPattern } from '~/lib/breath/breath-pattern.ts'
import type { Raga } from '~/raga/model/raga.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { Score } from '~/raga/score/score.ts'
import { journeyForm, SESSION_FORM, type SessionForm, sessionForm } from '~/raga/session-form.ts'
import { atLevel, balanceDb, droneLiftDb, type SoundBalance } from '~/raga/sound/balance.ts'
import { Bell } from '~/raga/sound/bell.ts'
import type { Contour } from '~/raga/sound/melody/contour.ts'
import { contourAt, Melody } from '~/raga/sound/melody/melody.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { type Pulse, type Retuning, Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { Swell } from '~/raga/sound/swell.ts'
import {
  emptyBlock,
  SAMPLE_RATE,
  type StereoBlock,
  type Voice,
} from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** What a listener may choose for a session. */
export type SessionManner = {
  /** Any text: the same text gives the same recording, sample for sample. */
  readonly seed: string
  /** Middle Sa, Hz; else the raga's customary one. The melody is the same at each. */
  readonly tonicHz?: number | undefined
  /** How loud the melody is against the drone. */
  readonly balance?: SoundBalance | undefined
  /** How fast the strings of the tanpuras follow each other; else the usual pulse. */
  readonly pulse?: Pulse | null | undefined
  /** The breath with which the drone swells. */
  readonly breath?: BreathPattern | null | undefined
}

export type SessionRequest = SessionManner & {
  readonly raga: Raga
  /** Whole minutes, 1–60. */
  readonly minutes: number
}

/** A raga of a session, and its melody. */
export type ScoredLeg = { readonly raga: Raga; readonly minutes: number; readonly score: Score }

/**
 * A session as exactly `minutes × 60` blocks of one second, stereo, 32 kHz, each valid until the
 * next one is requested: two tanpuras, the bell and an alap composed from the raga's repertoire.
 * Memory does not grow with the length: it holds only the score, the strings' tables and what still
 * sounds.
 * @param from the whole second to begin at, in about the time that 8 seconds and a phrase take.
 */
export function renderSession(
  request: SessionRequest & { readonly repertoire: Repertoire },
  from = 0,
): Generator<StereoBlock, void, void> {
  const leg = { raga: request.raga, minutes: request.minutes, score: composeAlap(request) }
  return renderLegs([leg], request, from)
}

/**
 * The same of one raga, or of two in one session, whose melodies are composed already. Two have one
 * Sa, the first one's unless another is given; the tanpuras play on, and take the second raga's
 * tuning where it begins.
 */
export function renderLegs(
  legs: readonly [ScoredLeg] | readonly [ScoredLeg, ScoredLeg],
  manner: SessionManner,
  from = 0,
): Generator<StereoBlock, void, void> {
  const [first, second] = legs
  const tonicHz = manner.tonicHz ?? first.raga.tonicHz
  const seam = first.minutes * 60
  const form = second ? journeyForm([first.minutes, second.minutes]) : sessionForm(first.minutes)
  const retuning = second && { seconds: seam, tuning: { ...second.raga, tonicHz } }
  const melodies = legs.map((leg, index) => {
    const melody = melodyOf({ ...leg, ...manner, tonicHz }, leg.score)
    return index === 0 ? melody : new BeginsLater(melody, seam)
  })
  const { droneDb, melodyDb } = balanceDb(manner.balance ?? 0)
  const minutes = first.minutes + (second?.minutes ?? 0)
  const octaves = Math.log2(tonicHz / first.raga.tonicHz)
  const liftDb = melodyDb === null ? 0 : droneLiftDb(minutes, octaves)
  const tanpuras = swelling(tanpurasOf({ ...first, ...manner }, form, retuning), manner.breath)
  const voices = [
    ...atLevel(tanpuras, droneDb + liftDb),
    new Bell(tonicHz, form.bells),
    ...(melodyDb === null ? [] : atLevel(melodies, melodyDb)),
  ]
  return mixdown(voices, form, TIMBRE.master.gainDb, from)
}

function swelling(
  voices: readonly Voice[],
  breath: BreathPattern | null | undefined,
): readonly Voice[] {
  return breath ? voices.map((voice) => new Swell(voice, breath)) : voices
}

/** The tanpuras and the bell of a session without its melody. */
export function renderDrone(request: SessionRequest): Generator<StereoBlock, void, void> {
  return mixdown(droneOf(request), sessionForm(request.minutes), TIMBRE.master.gainDb)
}

/** The melody of a session without the room, so that its pitch can be tracked. */
export function* renderMelody(
  request: SessionRequest & { readonly score: Score },
): Generator<StereoBlock, void, void> {
  const melody = melodyOf(request, request.score)
  const block = emptyBlock()
  for (let second = 0; second < request.minutes * 60; second++) {
    block.left.fill(0)
    block.right.fill(0)
    melody.render(block)
    yield block
  }
}

/** The pitch and breath that the melody of a session follows, phrase by phrase. */
export function* contoursOf({
  score,
  ...request
}: SessionRequest & { readonly score: Score }): Generator<Contour, void, void> {
  const seed = melodySeedOf(request)
  for (const index of score.phrases.keys()) {
    const contour = contourAt(request.raga, score, index, TIMBRE[request.raga.voice], seed)
    if (contour) yield contour
  }
}

/** The voices every session has: two tanpuras and the bell. */
function droneOf(request: SessionRequest): Voice[] {
  const form = sessionForm(request.minutes)
  return [...tanpurasOf(request, form), new Bell(saOf(request), form.bells)]
}

function tanpurasOf(request: SessionRequest, form: SessionForm, retuning?: Retuning): Voice[] {
  const tuning = { ...request.raga, tonicHz: saOf(request) }
  return TIMBRE.tanpuras.map(
    (spec, index) =>
      new Tanpura(tuning, spec, form, `${seedOf(request)}/tanpura-${index}`, {
        retuning: retuning ?? null,
        pulse: request.pulse,
      }),
  )
}

function saOf({ raga, tonicHz }: SessionRequest): number {
  return tonicHz ?? raga.tonicHz
}

function melodyOf(request: SessionRequest, score: Score): Voice {
  const raga = { ...request.raga, tonicHz: saOf(request) }
  return new Melody(raga, score, melodySeedOf(request))
}

function melodySeedOf(request: SessionRequest): string {
  return `${seedOf(request)}/melody`
}

function seedOf({ raga, minutes, seed }: SessionRequest): string {
  return `${raga.id}/${minutes}/${seed}`
}

/** The bell alone, for a screen without a session to play: whole seconds, as `renderSession`. */
export function renderBell(): Generator<StereoBlock, void, void> {
  const { seconds, saHz, strikeSeconds, levelDb, fadeSeconds } = TIMBRE.bellAlone
  const bell = new Bell(saHz, [{ seconds: strikeSeconds, db: 0 }])
  const silence = seconds - SESSION_FORM.silenceSeconds
  return mixdown([bell], { seconds, fade: { from: silence - fadeSeconds, to: silence } }, levelDb)
}

/** A voice that is silent for whole seconds, and then plays from its own beginning. */
class BeginsLater implements Voice {
  readonly #voice: Voice
  #silentSeconds: number

  constructor(voice: Voice, seconds: number) {
    this.#voice = voice
    this.#silentSeconds = seconds
  }

  render(block: StereoBlock): void {
    if (this.#silentSeconds > 0) this.#silentSeconds -= block.left.length / SAMPLE_RATE
    else this.#voice.render(block)
  }

  wind(seconds: number): void {
    const own = seconds - this.#silentSeconds
    this.#silentSeconds = Math.max(0, -own)
    if (own > 0) this.#voice.wind(own)
  }
}
