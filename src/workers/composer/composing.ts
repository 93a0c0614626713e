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
import type { Order, Packing, PieceOrder, Reply } from '~/workers/composer/order.ts'

export type Workshop = {
  /** An encoder for one run. Rejects when LAME is not there. */
  readonly encoder: () => Promise<Mp3Encoder>
  readonly send: (reply: Reply) => void
  /** Resolves when the orders that have come meanwhile have been received. */
  readonly breathe: () => Promise<void>
}

type Underway = { readonly id: number; readonly run: Run; next: number }

class EncoderMissing extends Error {
  override readonly name = 'EncoderMissing'
}

/**
 * Carries out orders, one after the other. Of a run that is no longer the newest nothing is made,
 * nor a piece that is not the next one, so that orders may come twice or late.
 */
export function createComposing({ encoder, send, breathe }: Workshop): (order: Order) => void {
  const waiting: Order[] = []
  let isBusy = false
  let newest = -1
  let underway: Underway | null = null

  async function encoderFor(): Promise<Mp3Encoder> {
    try {
      return await encoder()
    } catch (cause) {
      throw new EncoderMissing('LAME is not there', { cause })
    }
  }

  async function runOf({ run, piece, address, from, packing }: PieceOrder) {
    if (underway?.id === run || piece !== 0) return underway?.id === run ? underway : null
    const made = await encoderFor()
    underway = { id: run, run: beginRun(soundOf(address, from), made, from, packing), next: 0 }
    return underway
  }

  async function makePiece(order: PieceOrder): Promise<void> {
    const { run, piece } = order
    if (run !== newest) return
    try {
      const current = await runOf(order)
      if (current?.next !== piece) return
      current.next++
      send({ run, piece, ...current.run(order.seconds) })
    } catch (error) {
      underway = null
      send({ run, piece, fault: error instanceof EncoderMissing ? 'encoder' : 'composer' })
    }
  }

  /** Composes, tunes the strings and compiles the encoder; a fault is found again when it matters. */
  async function warm(address: string): Promise<void> {
    try {
      await encoderFor()
      soundOf(address, 0).next()
    } catch {
      // The first piece will say it.
    }
  }

  async function work(): Promise<void> {
    isBusy = true
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      if (order.kind === 'piece') await makePiece(order)
      else await warm(order.address)
      await breathe()
    }
    isBusy = false
  }

  return (order) => {
    if (order.kind === 'piece') newest = Math.max(newest, order.run)
    waiting.push(order)
    if (!isBusy) void work()
  }
}

/** A piece of encoded sound: whole frames, or a fragment of them. */
type Piece = { readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean }

/** A session that is rendered from one second on, piece after piece, by an encoder of its own. */
type Run = (seconds: number) => Piece

/**
 * The sound of a sit or an improvisation from a second of the grid on.
 * @throws RangeError for an address that is neither
 */
function soundOf(address: string, from: number): Generator<StereoBlock, void, void> {
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
function beginRun(
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
