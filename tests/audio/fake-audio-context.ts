import { vi } from 'vitest'

type Source = {
  ended: () => void
  stopped: boolean
  channels: readonly Float32Array[]
  gain: number
}

/** Web Audio without a sound card: what was started, and a clock that the test moves. */
export function stubAudioContext() {
  const heard: Source[] = []
  const clock = { seconds: 0 }
  class FakeContext {
    destination = {}
    get currentTime() {
      return clock.seconds
    }
    resume = () => Promise.resolve()
    createBuffer(channels: number, length: number) {
      const sides = Array.from({ length: channels }, () => new Float32Array(length))
      return {
        sides,
        getChannelData: (side: number) => sides[side],
      }
    }
  }
  class FakeSource extends EventTarget {
    readonly #source: Source
    constructor(_context: unknown, { buffer }: { buffer: { sides: Float32Array[] } }) {
      super()
      const ended = () => void this.dispatchEvent(new Event('ended'))
      this.#source = { ended, stopped: false, channels: buffer.sides, gain: 1 }
    }
    connect = (node: { gain: number; connect: () => void }) => {
      this.#source.gain = node.gain
      return node
    }
    disconnect = () => undefined
    start = () => heard.push(this.#source)
    stop = () => {
      this.#source.stopped = true
    }
  }
  class FakeGain {
    readonly gain: number
    constructor(_context: unknown, options: { gain: number }) {
      this.gain = options.gain
    }
    connect = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  return { heard, clock }
}
