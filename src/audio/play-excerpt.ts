/** A few seconds of sound made in the page, and when each of its notes begins. */
export type Excerpt = {
  readonly left: Float32Array
  readonly right: Float32Array
  /** Samples a second. */
  readonly sampleRate: number
  /** Seconds from the beginning, in order. */
  readonly starts: readonly number[]
  /** How loud, 0 to 1. */
  readonly volume: number
}

let shared: AudioContext | undefined

/**
 * Plays an excerpt through the page's one audio context; must be called in a user gesture. `onNote`
 * receives the index of the note that sounds, then `null` once: at the end, or when the returned
 * function is called.
 */
export function playExcerpt(excerpt: Excerpt, onNote: (index: number | null) => void): () => void {
  shared ??= new AudioContext()
  const context = shared
  void context.resume()
  const { left, right, sampleRate, starts, volume } = excerpt
  const buffer = context.createBuffer(2, left.length, sampleRate)
  buffer.getChannelData(0).set(left)
  buffer.getChannelData(1).set(right)
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: volume })
  source.connect(gain).connect(context.destination)
  const begin = context.currentTime + 0.05
  source.start(begin)

  let frame = 0
  let shown = -1
  const look = () => {
    const seconds = context.currentTime - begin
    const index = starts.findLastIndex((start) => start <= seconds)
    if (index !== shown && index >= 0) onNote(index)
    shown = Math.max(shown, index)
    frame = requestAnimationFrame(look)
  }
  look()

  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    cancelAnimationFrame(frame)
    source.disconnect()
    gain.disconnect()
    onNote(null)
  }
  source.addEventListener('ended', end)
  return () => {
    source.stop()
    end()
  }
}
