import type { Raga } from '~/raga/raga.ts'
import type { Repertoire } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import type { Score } from '~/raga/score/score.ts'
import { SESSION_FORM, sessionForm } from '~/raga/session-form.ts'
import { Bell } from '~/raga/sound/bell.ts'
import type { Contour } from '~/raga/sound/melody/contour.ts'
import { contourAt, Melody } from '~/raga/sound/melody/melody.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { emptyBlock, type StereoBlock, type Voice } from '~/raga/sound/stereo-block.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

export type SessionRequest = {
  readonly raga: Raga
  /** Whole minutes, 1–60. */
  readonly minutes: number
  /** Any text: the same text gives the same recording, sample for sample. */
  readonly seed: string
}

/**
 * A session as exactly `minutes × 60` blocks of one second, stereo, 32 kHz: two tanpuras, the bell
 * and an alap composed from the raga's repertoire. Each block is valid until the next one is
 * requested. Memory does not grow with the length: it holds only the score, the strings' tables and
 * what still sounds.
 * @param from the whole second to begin at, in about the time that 8 seconds and a phrase take.
 */
export function renderSession(
  request: SessionRequest & { readonly repertoire: Repertoire },
  from = 0,
): Generator<StereoBlock, void, void> {
  const voices = [...droneOf(request), melodyOf(request, composeAlap(request))]
  return mixdown(voices, sessionForm(request.minutes), TIMBRE.master.gainDb, from)
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
  const { raga } = request
  const form = sessionForm(request.minutes)
  const tanpuras = TIMBRE.tanpuras.map(
    (spec, index) => new Tanpura(raga, spec, form, `${seedOf(request)}/tanpura-${index}`),
  )
  return [...tanpuras, new Bell(raga.tonicHz, form.bells)]
}

function melodyOf(request: SessionRequest, score: Score): Voice {
  return new Melody(request.raga, score, melodySeedOf(request))
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
