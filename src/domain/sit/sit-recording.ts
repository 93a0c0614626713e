import { isSaKey, saHz } from '~/domain/improvisation/sa.ts'
import { bellsOf, SIT_BELLS, type SitBells } from '~/domain/sit/sit-bells.ts'
import type { SitGround } from '~/domain/sit/sit-ground.ts'
import type { SitGroundSound, SitSoundRequest } from '~/raga/sound/render-sit.ts'
import { SIT_FORM } from '~/raga/sound/sit-form.ts'

/** All that decides how a sit sounds. */
export type SitRecording = {
  /** Whole seconds of sitting, 60–10,800. */
  readonly seconds: number
  readonly bells: SitBells
  readonly ground: SitGround
}

/**
 * The address of a sit as one sound, its bells inside: `/recordings/sit-1200.mp3?ground=cs3&bells=5`
 * lasts twenty minutes. What is as usual, near-silence without inner bells, is left out.
 */
export function sitAddress({ seconds, bells, ground }: SitRecording): string {
  const query = new URLSearchParams()
  if (ground !== 'still') query.set('ground', ground)
  if (bells !== 'none') query.set('bells', String(bells))
  return `/recordings/sit-${seconds}.mp3${query.size > 0 ? `?${query}` : ''}`
}

/** The sit with an address, in exactly one spelling; `null` for any other address. */
export function sitRecordingOf(address: string): SitRecording | null {
  const [, digits, search] =
    /^\/recordings\/sit-([1-9]\d{1,4})\.mp3(?:\?(.*))?$/.exec(address) ?? []
  const query = new URLSearchParams(search)
  const [seconds, ground] = [Number(digits), query.get('ground') ?? 'still']
  const bells = SIT_BELLS.find((one) => String(one) === (query.get('bells') ?? 'none'))
  if (!(seconds >= SIT_FORM.shortest && seconds <= SIT_FORM.longest)) return null
  if (bells === undefined || !isGround(ground)) return null
  const sit = { seconds, bells, ground }
  return sitAddress(sit) === address ? sit : null
}

/** How long the sit with an address is, without the ringing of its last bell; `null` for any other. */
export function sittingSeconds(address: string): number | null {
  return sitRecordingOf(address)?.seconds ?? null
}

/** What the renderer needs for a sit. */
export function sitSoundRequest({ seconds, bells, ground }: SitRecording): SitSoundRequest {
  return {
    seconds,
    innerBells: bellsOf({ seconds, bells }),
    ground: groundSound(ground),
    seed: `sit/${ground}`,
  }
}

function isGround(text: string): text is SitGround {
  return text === 'still' || text === 'rain' || isSaKey(text)
}

function groundSound(ground: SitGround): SitGroundSound {
  if (ground === 'still') return { kind: 'stillness' }
  if (ground === 'rain') return { kind: 'rain' }
  return { kind: 'drone', tonicHz: saHz(ground) }
}
