import { improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { saHz } from '~/domain/improvisation/sa.ts'
import { sitRecordingOf, sitSoundRequest } from '~/domain/sit/sit-recording.ts'
import type { Mp3Encoder } from '~/mp3/encoder.ts'
import { fragment, fragmentsHead } from '~/mp3/fragments.ts'
import { FRAME_BYTES, FRAME_SECONDS } from '~/mp3/frames.ts'
import { repertoireOf } from '~/raga/repertoire.ts'
import { composeAlap } from '~/raga/score/compose-alap.ts'
import { renderLegs, type ScoredLeg } from '~/raga/sound/render-session.ts'
import { renderSit } from '~/raga/sound/render-sit.ts'
import type { StereoBlock } from '~/raga/sound/voice/stereo-block.ts'
import type { Packing } from '~/workers/composer/order.ts'

/** A piece of encoded sound: whole frames, or a fragment of them. */
type Piece = { readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean }

/** A session that is rendered from one second on, piece after piece, by an encoder of its own. */
export type Run = (seconds: number) => Piece

/**
 * The sound of a sit or an improvisation from a second of the grid on.
 * @throws RangeError for an address that is neither
 */
export function soundOf(address: string, from: number): Generator<StereoBlock, void, void> {
  const sit = sitRecordingOf(address)
  if (sit) return renderSit(sitSoundRequest(sit), from)
  const improvisation = improvisationOf(address)
  if (!improvisation) throw new RangeError('This address names no improvisation')
  const { seed, sa, balance, pulse, breath } = improvisation
  const tonicHz = sa === null ? undefined : saHz(sa)
  return renderLegs(legsOf(address), { seed, tonicHz, balance, pulse, breath }, from)
}

type Legs = readonly [ScoredLeg] | readonly [ScoredLeg, ScoredLeg]

let kept: { address: string; legs: Legs } | null = null

/** The melodies, kept until another session is asked for: to compose an hour takes a while. */
function legsOf(address: string): Legs {
  if (kept?.address === address) return kept.legs
  const improvisation = improvisationOf(address)
  if (!improvisation) throw new RangeError('This address names no improvisation')
  const { seed } = improvisation
  const [first, second] = improvisation.legs.map(({ raga, minutes }) => {
    const score = composeAlap({ raga, minutes, seed, repertoire: repertoireOf(raga.id) })
    return { raga, minutes, score }
  })
  if (!first) throw new RangeError('An improvisation has a raga')
  const legs: Legs = second ? [first, second] : [first]
  kept = { address, legs }
  return legs
}

/** Begins to encode sound that begins at a second of the grid. */
export function beginRun(
  sound: Iterator<StereoBlock>,
  encoder: Mp3Encoder,
  from: number,
  packing: Packing,
): Run {
  const pack = packing === 'mp4' ? inFragments(from) : (frames: Uint8Array<ArrayBuffer>) => frames
  let rest = new Uint8Array()
  return (seconds) => {
    const chunks = [rest]
    let isLast = false
    for (let second = 0; second < seconds && !isLast; second++) {
      const { value, done } = sound.next()
      isLast = done === true
      chunks.push(value ? encoder.encode(value) : encoder.finish())
    }
    const bytes = joined(chunks)
    // What is left belongs to a frame that is not complete.
    const whole = bytes.length - (bytes.length % FRAME_BYTES)
    rest = bytes.slice(whole)
    return { bytes: pack(bytes.slice(0, whole)), isLast }
  }
}

function inFragments(from: number): (frames: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> {
  let before = Math.round(from / FRAME_SECONDS)
  let head = fragmentsHead()
  return (frames) => {
    if (frames.length === 0) return frames
    const bytes = joined([head, fragment(frames, before)])
    before += frames.length / FRAME_BYTES
    head = new Uint8Array()
    return bytes
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
