import type { ComposedRun } from '~/audio/composed/composer.ts'
import { Pace } from '~/audio/composed/pace.ts'
import type { StreamOptions } from '~/audio/composed/stream-options.ts'
import {
  evictable,
  halved,
  type Span,
  secondsAhead,
  secondsWanted,
  TOUCHING,
  WINDOW,
  willReach,
} from '~/audio/composed/stream-window.ts'
import { encodedSeconds, GRID_SECONDS, onGrid } from '~/mp3/frames.ts'

/** The first piece is short, so that it sounds soon. */
const FIRST_SECONDS = 2
const PIECE_SECONDS = 4

/** An element waits a moment before the end of what it has. */
const NEARLY_OUT = 0.5

/** Another run begins so many seconds before what an ended one has left is heard. */
const GO_ON_AHEAD = 30

/** A piece that takes so much longer than any does will not come: its worker is gone. */
const MISSED_MS = 15_000

/** The events after which the stream looks whether something is to be done. */
const LOOKS = ['timeupdate', 'play', 'waiting', 'seeking'] as const

/**
 * A session that is composed while it sounds: a window of it around the place that sounds lies in
 * the element's buffer. A seek outside it empties the buffer and begins a new run on the grid.
 */
export class Stream {
  readonly url: string
  readonly #options: StreamOptions
  readonly #source: MediaSource
  readonly #pace: Pace
  #buffer: SourceBuffer | null = null
  #window = WINDOW
  #run: ComposedRun
  #from = 0
  /** What the buffer holds from this second on is of an earlier run, and goes; `null` for nothing. */
  #staleFrom: number | null = null
  /** The run ended before its time, while there was still something to hear. */
  #isBroken: boolean = false
  /** Another run has begun after an ended one, and has not come far yet. */
  #isTriedAgain: boolean = false
  #wasPlayed: boolean = false
  #isMissed: boolean = false
  #missing: ReturnType<typeof setTimeout> | undefined
  #piece: Uint8Array<ArrayBuffer> | null = null
  #isComplete: boolean = false
  #isOver: boolean = false

  constructor(options: StreamOptions) {
    this.#options = options
    this.#source = options.streaming.create(options.way)
    // A managed source does not open where the sound may go to another device.
    if (options.way.isManaged) options.element.disableRemotePlayback = true
    this.url = options.streaming.urlOf(this.#source)
    this.#source.addEventListener('sourceopen', this.#opened)
    for (const name of LOOKS) options.element.addEventListener(name, this.#look)
    const { element, streaming, onSlow } = options
    const secondsAhead = () => this.#secondsAhead()
    this.#pace = new Pace({ element, secondsAhead, now: streaming.now, onSlow })
    this.#run = this.#begun(0)
    this.#more(FIRST_SECONDS)
  }

  /** Lets go of everything; the element has another source by now, or none. */
  close(): void {
    this.#isOver = true
    const { element, composer, streaming } = this.#options
    for (const name of LOOKS) element.removeEventListener(name, this.#look)
    if (this.#options.way.isManaged) element.disableRemotePlayback = false
    clearTimeout(this.#missing)
    this.#pace.close()
    composer.end()
    streaming.revoke(this.url)
  }

  // It comes again whenever something is added after the end.
  #opened = () => {
    if (this.#buffer || this.#isOver) return
    const { way, seconds } = this.#options
    this.#source.duration = encodedSeconds(seconds)
    this.#buffer = this.#source.addSourceBuffer(way.type)
    this.#buffer.addEventListener('updateend', this.#look)
    this.#look()
  }

  #look = () => {
    if (this.#isOver) return
    if (!this.#options.element.paused) this.#wasPlayed = true
    if (!this.#isReached() || this.#isAtHole()) this.#enter()
    else this.#goOn()
    this.#pump()
    this.#askForMore()
  }

  /** Begins another run after one that has ended, or whose worker is gone. */
  #goOn(): void {
    const ahead = this.#secondsAhead()
    if (ahead > GO_ON_AHEAD) this.#isTriedAgain = false
    if (this.#isMissed && ahead < GO_ON_AHEAD && !this.#isTriedAgain) {
      this.#options.composer.restart()
      this.#isBroken = true
    }
    if (!this.#isBroken) return
    const { currentTime } = this.#options.element
    const end = onGrid(currentTime + ahead)
    if (ahead < NEARLY_OUT) this.#enter()
    // Behind what is there, once: a second fault is not hurried.
    else if (ahead < GO_ON_AHEAD && !this.#isTriedAgain && end > currentTime + NEARLY_OUT) {
      this.#enter(end, end)
    } else return
    this.#isTriedAgain = true
  }

  /** Whether the browser has forgotten what comes next, but not what follows it. */
  #isAtHole(): boolean {
    const end = this.#options.element.currentTime + this.#secondsAhead()
    const isLast = end >= (this.#spans().at(-1)?.[1] ?? 0) - TOUCHING
    return !isLast && this.#secondsAhead() < NEARLY_OUT
  }

  /** Whether what is there, or comes soon, holds the place of the element. */
  #isReached(): boolean {
    const { currentTime } = this.#options.element
    const ends = encodedSeconds(this.#options.seconds)
    if (currentTime >= ends - 1 && this.#isComplete) return true
    return willReach(this.#spans(), currentTime, this.#from, GRID_SECONDS + PIECE_SECONDS)
  }

  /** Begins a run at a second of the grid, that of the place unless told, instead of what is there from one on. */
  #enter(from = this.#placeOnGrid(), staleFrom = 0): void {
    this.#staleFrom = staleFrom
    this.#isBroken = false
    this.#piece = null
    this.#isComplete = false
    this.#from = from
    this.#forgetMissing()
    this.#pace.begin()
    this.#run = this.#begun(this.#from)
  }

  #placeOnGrid(): number {
    return onGrid(Math.min(this.#options.element.currentTime, this.#options.seconds - 1))
  }

  #forgetMissing(): void {
    clearTimeout(this.#missing)
    this.#isMissed = false
  }

  #begun(from: number): ComposedRun {
    const { composer, address, way, onFault } = this.#options
    return composer.begin({
      address,
      from,
      packing: way.packing,
      onPiece: (bytes, isLast) => {
        this.#piece = bytes
        this.#isComplete = isLast
        this.#forgetMissing()
        this.#pace.receive()
        this.#look()
      },
      onFault: (fault) => {
        this.#forgetMissing()
        // What is there plays on; before it ends, another run is tried.
        this.#isBroken = this.#secondsAhead() > NEARLY_OUT
        if (!this.#isBroken && !this.#isOver) onFault(fault)
      },
    })
  }

  #secondsAhead(): number {
    return secondsAhead(this.#spans(), this.#options.element.currentTime)
  }

  /** Does the next thing that the buffer can do; `updateend` leads here again. */
  #pump(): void {
    const buffer = this.#buffer
    if (!buffer || buffer.updating || this.#source.readyState === 'closed') return
    // After sound that cannot be decoded nothing is taken any more; the player says what failed.
    if (this.#options.element.error) return
    if (this.#staleFrom !== null) this.#startOver(buffer, this.#staleFrom)
    if (buffer.updating) return
    if (this.#piece) this.#append(buffer, this.#piece)
    else if (this.#isComplete && this.#source.readyState === 'open') this.#source.endOfStream()
  }

  /** A run of the encoder may follow another only where both have a frame that begins: on the grid. */
  #startOver(buffer: SourceBuffer, from: number): void {
    const { buffered } = buffer
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
    if (end > from + TOUCHING || this.#source.readyState === 'ended') {
      buffer.remove(from, Number.POSITIVE_INFINITY)
      return
    }
    buffer.abort()
    buffer.timestampOffset = this.#options.way.packing === 'mpeg' ? this.#from : 0
    this.#staleFrom = null
  }

  #append(buffer: SourceBuffer, piece: Uint8Array<ArrayBuffer>): void {
    const old = evictable(this.#spans(), this.#options.element.currentTime, this.#window)
    if (old) {
      buffer.remove(...old)
      return
    }
    // After a refusal the piece waits until the place has moved on.
    if (!this.#isWanted()) return
    try {
      buffer.appendBuffer(piece)
      this.#piece = null
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      this.#window = halved(this.#window)
    }
  }

  #askForMore(): void {
    if (this.#piece || this.#isComplete || this.#isBroken || !this.#isWanted()) return
    const { currentTime } = this.#options.element
    const ends = this.#spans().at(-1)?.[1] ?? this.#from
    // The piece in which the place lies must reach beyond it.
    const before = Math.ceil(currentTime - ends)
    this.#more(before < 0 ? PIECE_SECONDS : before + FIRST_SECONDS)
  }

  #more(seconds: number): void {
    if (this.#run.isAsked()) return
    this.#pace.ask(seconds)
    this.#missing = setTimeout(() => {
      this.#isMissed = true
      this.#look()
    }, MISSED_MS)
    this.#run.more(seconds)
  }

  #isWanted(): boolean {
    const { paused, currentTime } = this.#options.element
    const now = paused ? (this.#wasPlayed ? 'paused' : 'unasked') : 'playing'
    return secondsAhead(this.#spans(), currentTime) < secondsWanted(this.#window, now)
  }

  #spans(): readonly Span[] {
    if (!this.#buffer) return []
    const { buffered } = this.#buffer
    const stale = this.#staleFrom ?? Number.POSITIVE_INFINITY
    return Array.from(
      { length: buffered.length },
      (_, index): Span => [buffered.start(index), Math.min(stale, buffered.end(index))],
    ).filter(([from, to]) => from < to)
  }
}
