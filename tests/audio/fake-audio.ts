import type { Recording } from '~/domain/session/recording.ts'

type Pending = { resolve: () => void; reject: (reason: DOMException) => void }

/**
 * An `<audio>` without a browser, which keeps to the order of the HTML standard: commands change
 * the element at once, their events come later (`deliver`), a new source drops what was queued.
 */
export class FakeAudio extends EventTarget {
  paused: boolean = true
  ended: boolean = false
  seeking: boolean = false
  readyState = 0
  networkState = 0
  duration = Number.NaN
  error: { code: number; message: string } | null = null
  muted: boolean = false
  disableRemotePlayback: boolean = false
  preload = ''
  /** What play() meets: a browser that lets it sound, that wants a touch, or that cannot. */
  policy: 'allow' | 'NotAllowedError' | 'NotSupportedError' = 'allow'
  hasFixedVolume: boolean = false
  /** The server ignores Range and sends the file from its start: a seek lands there. */
  hasNoRange: boolean = false
  loads = 0
  plays = 0
  seeks: number[] = []
  #src: string = ''
  #time = 0
  #volume = 1
  #queue: string[] = []
  #pending: Pending[] = []

  /** The one place where the fake passes for the real thing. */
  get element(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement
  }

  get src() {
    return this.#src
  }
  set src(url: string) {
    this.#src = url
    this.load()
  }

  get volume() {
    return this.#volume
  }
  set volume(value: number) {
    if (!this.hasFixedVolume) this.#volume = value
  }

  get currentTime() {
    return this.#time
  }
  set currentTime(seconds: number) {
    this.#time = this.hasNoRange ? 0 : seconds
    this.seeks.push(seconds)
    this.ended = false
    this.seeking = true
    this.#queue.push('seeking')
  }

  get seekable() {
    const end = Number.isFinite(this.duration) && this.duration > 0 ? this.duration : 1e9
    return {
      length: this.readyState >= 1 ? 1 : 0,
      start: () => 0,
      end: () => (this.hasNoRange ? 0 : end),
    }
  }

  removeAttribute(name: string) {
    if (name === 'src') this.#src = ''
  }

  load() {
    this.loads += 1
    this.#queue = []
    this.#rejectPending('AbortError')
    Object.assign(this, { paused: true, ended: false, seeking: false, error: null, readyState: 0 })
    this.duration = Number.NaN
    this.#time = 0
    this.networkState = this.#src === '' ? 0 : 2
  }

  play(): Promise<void> {
    this.plays += 1
    if (this.policy !== 'allow') {
      return Promise.reject(new DOMException('Refused.', this.policy))
    }
    if (this.ended) this.currentTime = 0
    if (this.paused) {
      this.paused = false
      this.#queue.push('play', this.readyState >= 3 ? 'playing' : 'waiting')
    }
    if (this.readyState >= 3) return Promise.resolve()
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject })
    })
  }

  pause() {
    if (this.paused) return
    this.paused = true
    this.#rejectPending('AbortError')
    this.#queue.push('timeupdate', 'pause')
  }

  /** Lets the events of earlier commands come through, with the end of a seek among them. */
  deliver() {
    const names = this.#queue
    this.#queue = []
    for (const name of names) this.#tell(name)
    if (!this.seeking) return
    this.seeking = false
    this.#tell('timeupdate', 'seeked')
  }

  /** The file arrives, far enough to play. */
  receive(duration = 600) {
    this.deliver()
    this.duration = duration
    this.readyState = 1
    this.networkState = 1
    this.#tell('durationchange', 'loadedmetadata')
    this.deliver()
    this.resume()
  }

  /** Enough of the file is there again. */
  resume() {
    this.readyState = 4
    this.#tell('canplay')
    if (!this.paused) this.#tell('playing')
    for (const { resolve } of this.#pending.splice(0)) resolve()
  }

  /** The network is slower than the music. */
  starve() {
    this.deliver()
    this.readyState = 2
    this.#tell('waiting')
  }

  /** Plays on; one look at the end, as a browser gives when its page is hidden. */
  advance(seconds: number) {
    this.deliver()
    this.#time = Math.min(this.#time + seconds, this.duration)
    this.#tell('timeupdate')
  }

  playToTheEnd() {
    this.deliver()
    this.#time = this.duration
    Object.assign(this, { paused: true, ended: true })
    this.#tell('timeupdate', 'pause', 'ended')
  }

  fail(code: number, message = '') {
    this.deliver()
    this.error = { code, message }
    this.#tell('error')
    this.#rejectPending('NotSupportedError')
  }

  /** The phone saves data: nothing is fetched before a touch. */
  suspend() {
    this.networkState = 1
    this.#tell('suspend')
  }

  #tell(...names: string[]) {
    for (const name of names) this.dispatchEvent(new Event(name))
  }

  #rejectPending(name: string) {
    for (const { reject } of this.#pending.splice(0)) reject(new DOMException('Refused.', name))
  }
}

export function recording(fields: Partial<Recording> = {}): Recording {
  return {
    id: 'yaman-10',
    title: 'Evening light',
    description: 'Yaman at nightfall.',
    audioUrl: '/recordings/yaman-10.mp3',
    raga: 'Yaman',
    moodCategory: 'Shantha',
    minutes: 10,
    dayNumber: null,
    ...fields,
  }
}
