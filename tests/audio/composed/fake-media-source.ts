import type { Streaming, StreamWay } from '~/audio/composed/stream-options.ts'
import { FRAME_BYTES, FRAME_SECONDS } from '~/mp3/frames.ts'

/** A `SourceBuffer` of MP3 frames, one after the other, whose work ends when the test says so. */
class FakeBuffer extends EventTarget {
  updating: boolean = false
  timestampOffset = 0
  aborts = 0
  refusals = 0
  /** How many seconds it holds before it refuses more. */
  most = Number.POSITIVE_INFINITY
  span: [from: number, to: number] | null = null
  /** What the browser has forgotten of it. */
  hole: [from: number, to: number] | null = null
  #work: (() => void) | null = null

  get buffered() {
    const { span, hole } = this
    const all = span && hole ? [[span[0], hole[0]] as const, [hole[1], span[1]] as const] : [span]
    const spans = all.filter((one) => one !== null)
    const at = (index: number) => spans[index] ?? [0, 0]
    return {
      length: spans.length,
      start: (index: number) => at(index)[0],
      end: (index: number) => at(index)[1],
    }
  }

  appendBuffer(bytes: Uint8Array) {
    const seconds = (bytes.length / FRAME_BYTES) * FRAME_SECONDS
    const [from, to] = this.span ?? [this.timestampOffset, this.timestampOffset]
    if (to + seconds - from > this.most) {
      this.refusals += 1
      throw new DOMException('Full', 'QuotaExceededError')
    }
    this.#begin(() => {
      this.span = [from, to + seconds]
    })
  }

  remove(from: number, to: number) {
    this.#begin(() => {
      const [first, last] = this.span ?? [0, 0]
      const isAtEnd = from > first && to >= last
      if (from > first && !isAtEnd) throw new Error('This fake removes nothing in between')
      if (isAtEnd) this.span = [first, Math.min(from, last)]
      else this.span = to >= last ? null : [Math.max(to, first), last]
      this.hole = null
    })
  }

  abort() {
    if (this.updating) throw new DOMException('Busy', 'InvalidStateError')
    this.aborts += 1
  }

  /** Ends the work under way; false when there is none. */
  finish(): boolean {
    if (!this.#work) return false
    this.#work()
    this.#work = null
    this.updating = false
    this.dispatchEvent(new Event('updateend'))
    return true
  }

  #begin(work: () => void) {
    if (this.updating) throw new DOMException('Busy', 'InvalidStateError')
    this.updating = true
    this.#work = work
  }
}

class FakeMediaSource extends EventTarget {
  readyState: 'closed' | 'open' | 'ended' = 'closed'
  duration = Number.NaN
  readonly buffer = new FakeBuffer()
  types: string[] = []

  open() {
    this.readyState = 'open'
    this.dispatchEvent(new Event('sourceopen'))
  }

  addSourceBuffer(type: string) {
    this.types.push(type)
    return this.buffer
  }

  endOfStream() {
    if (this.buffer.updating) throw new DOMException('Busy', 'InvalidStateError')
    this.readyState = 'ended'
  }
}

/** A browser that streams, and the sources that it made. */
export function fakeStreaming() {
  const sources: FakeMediaSource[] = []
  const ways: StreamWay[] = []
  const revoked: string[] = []
  const clock = { now: 0 }
  const streaming: Streaming = {
    create: (way) => {
      ways.push(way)
      sources.push(new FakeMediaSource())
      return sources.at(-1) as unknown as MediaSource
    },
    urlOf: (source) => (source instanceof Blob ? 'blob:whole' : `blob:${sources.length}`),
    revoke: (url) => revoked.push(url),
    now: () => clock.now,
  }
  return { sources, ways, revoked, streaming, clock }
}
