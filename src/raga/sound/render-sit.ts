import { assertNever } from '~/lib/assert-never.ts'
import { Bell, type Strike } from '~/raga/sound/bell.ts'
import { mixdown } from '~/raga/sound/mixdown.ts'
import { NEAR_SILENCE, Rain, SOFT_RAIN } from '~/raga/sound/rain.ts'
import { tunedToPa } from '~/raga/sound/render-ground.ts'
import { SIT_FORM, sitSoundSeconds } from '~/raga/sound/sit-form.ts'
import { Tanpura } from '~/raga/sound/strings/tanpura.ts'
import type { StereoBlock, Voice } from '~/raga/sound/voice/stereo-block.ts'
import { TIMBRE } from '~/raga/sound/voice/timbre.ts'

/** What sounds beneath the bells. */
export type SitGroundSound =
  | { readonly kind: 'stillness' }
  | { readonly kind: 'rain' }
  /** `tonicHz` is middle Sa. */
  | { readonly kind: 'drone'; readonly tonicHz: number }

export type SitSoundRequest = {
  /** Whole seconds of sitting, 60–10,800. */
  readonly seconds: number
  /** The bells between the first and the last, in seconds from the beginning. */
  readonly innerBells: readonly number[]
  readonly ground: SitGroundSound
  /** Any text: the same text gives the same sound. */
  readonly seed: string
}

/** Every bell of a sit, in order of time. */
function sitStrikes({ seconds, innerBells }: SitSoundRequest): Strike[] {
  return [
    { seconds: SIT_FORM.openingBellSeconds, db: 0 },
    ...innerBells.map((at) => ({ seconds: at, db: SIT_FORM.innerBellDb })),
    { seconds, db: SIT_FORM.closingBellDb },
  ]
}

/**
 * A sit as one continuous sound, in blocks of a second as `renderSession`: the bells are in it, so
 * that they ring where no timer runs. `sitSoundSeconds` says how many blocks there are.
 * @param from the whole second to begin at, in about the time that 8 seconds take.
 * @throws RangeError for a length that no sit has
 */
export function renderSit(request: SitSoundRequest, from = 0): Generator<StereoBlock, void, void> {
  const { seconds, ground } = request
  if (!Number.isInteger(seconds) || seconds < SIT_FORM.shortest || seconds > SIT_FORM.longest) {
    throw new RangeError(`A sit lasts 60 to 10800 whole seconds, not ${seconds}`)
  }
  const saHz = ground.kind === 'drone' ? ground.tonicHz : TIMBRE.bellAlone.saHz
  const voices = [...groundOf(request), new Bell(saHz, sitStrikes(request))]
  const whole = sitSoundSeconds(seconds)
  const silence = whole - SIT_FORM.silenceSeconds
  const fade = { from: silence - SIT_FORM.fadeSeconds, to: silence }
  return mixdown(voices, { seconds: whole, fade }, TIMBRE.master.gainDb, from)
}

function groundOf({ seconds, ground, seed }: SitSoundRequest): Voice[] {
  switch (ground.kind) {
    case 'stillness':
      return [new Rain(NEAR_SILENCE, seed)]
    case 'rain':
      return [new Rain(SOFT_RAIN, seed)]
    case 'drone':
      return TIMBRE.tanpuras.map((spec, index) => {
        const form = { seconds: sitSoundSeconds(seconds), droneSeconds: SIT_FORM.droneSeconds }
        return new Tanpura(tunedToPa(ground.tonicHz), spec, form, `${seed}/tanpura-${index}`)
      })
    default:
      return assertNever(ground)
  }
}
