import type { Raga } from '~/raga/raga.ts'
import type { Score } from '~/raga/score/score.ts'
import { Bell } from '~/raga/sound/bell.ts'
import { Melody } from '~/raga/sound/melody.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { sessionForm } from '~/raga/sound/session-form.ts'
import { emptyBlock, type StereoBlock, type Voice } from '~/raga/sound/stereo-block.ts'
import { Tanpura } from '~/raga/sound/tanpura.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

export type SessionRequest = {
  readonly raga: Raga
  /** Whole minutes, 1–60. */
  readonly minutes: number
  /** Any text: the same one gives the same recording, sample for sample. */
  readonly seed: string
}

/** What is sung, and by the voice of which raga. */
type MelodyRequest = SessionRequest & { readonly score: Score }

/**
 * A session as exactly `minutes × 60` blocks of one second, stereo, 32 kHz. Each block is valid
 * until the next is asked for. Memory does not grow with the length: nothing is kept but the
 * strings' tables and the strokes that still sound.
 */
export function renderSession(request: SessionRequest): Generator<StereoBlock, void, void> {
  return renderDrone(request)
}

/** As `renderSession`, of a score. */
export function renderScore(request: MelodyRequest): Generator<StereoBlock, void, void> {
  return mix(request, [...droneVoices(request), melodyVoice(request)])
}

/** The tanpuras and the bell of a session without its melody. */
export function renderDrone(request: SessionRequest): Generator<StereoBlock, void, void> {
  return mix(request, droneVoices(request))
}

/** The melody of a session alone and without the room, so that its pitch can be followed. */
export function* renderMelody(request: MelodyRequest): Generator<StereoBlock, void, void> {
  const melody = melodyVoice(request)
  const block = emptyBlock()
  for (let second = 0; second < request.minutes * 60; second++) {
    block.left.fill(0)
    block.right.fill(0)
    melody.render(block)
    yield block
  }
}

function mix({ minutes }: SessionRequest, voices: readonly Voice[]) {
  return mixdown(voices, sessionForm(minutes), TIMBRE.master.gainDb)
}

/** The voices every session has: two tanpuras and the bell. */
function droneVoices(request: SessionRequest): Voice[] {
  const { raga } = request
  const form = sessionForm(request.minutes)
  const tanpuras = TIMBRE.tanpuras.map(
    (spec, index) => new Tanpura(raga, spec, form, `${seedOf(request)}/tanpura-${index}`),
  )
  return [...tanpuras, new Bell(raga.tonicHz, form.bells)]
}

function melodyVoice(request: MelodyRequest): Voice {
  return new Melody(request.raga, request.score, `${seedOf(request)}/melody`)
}

function seedOf({ raga, minutes, seed }: SessionRequest): string {
  return `${raga.id}/${minutes}/${seed}`
}

/** The bell alone, for a screen that has no session to play: whole seconds, as `renderSession`. */
export function renderBell(): Generator<StereoBlock, void, void> {
  const { seconds, saHz, strikeSeconds, levelDb, fadeSeconds } = TIMBRE.bellAlone
  const bell = new Bell(saHz, [{ seconds: strikeSeconds, db: 0 }])
  const silence = seconds - TIMBRE.form.silenceSeconds
  return mixdown([bell], { seconds, fade: { from: silence - fadeSeconds, to: silence } }, levelDb)
}
