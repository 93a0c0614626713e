import type { Raga } from '~/raga/raga.ts'
import { Bell } from '~/raga/sound/bell.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { type SessionForm, sessionForm } from '~/raga/sound/session-form.ts'
import type { StereoBlock, Voice } from '~/raga/sound/stereo-block.ts'
import { Tanpura } from '~/raga/sound/tanpura.ts'
import { TIMBRE } from '~/raga/sound/timbre.ts'

export type SessionRequest = {
  readonly raga: Raga
  /** Whole minutes, 1–60. */
  readonly minutes: number
  /** Any text: the same one gives the same recording, sample for sample. */
  readonly seed: string
  /** Further voices, such as a melody, heard in the same room as the drone. */
  readonly voices?: readonly Voice[]
}

/**
 * A session as exactly `minutes × 60` blocks of one second, stereo, 32 kHz. Each block is valid
 * until the next is asked for. Memory does not grow with the length: nothing is kept but the
 * strings' tables and the strokes that still sound.
 */
export function renderSession(request: SessionRequest): Generator<StereoBlock, void, void> {
  const form = sessionForm(request.minutes)
  const voices = [...sessionVoices(request, form), ...(request.voices ?? [])]
  return mixdown(voices, form, TIMBRE.master.gainDb)
}

/** The voices every session has: two tanpuras and the bell. */
function sessionVoices({ raga, minutes, seed }: SessionRequest, form: SessionForm): Voice[] {
  const tanpuras = TIMBRE.tanpuras.map(
    (spec, index) =>
      new Tanpura(raga, spec, form, `${raga.id}/${minutes}/${seed}/tanpura-${index}`),
  )
  return [...tanpuras, new Bell(raga.tonicHz, form.bells)]
}

/** The bell alone, for a screen that has no session to play: whole seconds, as `renderSession`. */
export function renderBell(): Generator<StereoBlock, void, void> {
  const { seconds, saHz, strikeSeconds, levelDb, fadeSeconds } = TIMBRE.bellAlone
  const bell = new Bell(saHz, [{ seconds: strikeSeconds, db: 0 }])
  const silence = seconds - TIMBRE.form.silenceSeconds
  return mixdown([bell], { seconds, fade: { from: silence - fadeSeconds, to: silence } }, levelDb)
}
