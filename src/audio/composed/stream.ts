import type { ComposedRun } from '~/audio/composed/composer.ts'
import { Pace } from '~/audio/composed/pace.ts'
import type { StreamOptions } from '~/audio/composed/stream-options.ts'
import { encodedSeconds, GRID_SECONDS, onGrid } from '~/mp3/frames.ts'

/** The first piece is short, so that it sounds soon. */
const FIRST_SECONDS = 2
const PIECE_SECONDS = 4

/** An element waits a moment before the end of what it has. */
const NEARLY_OUT = 0.5

/** The events after which the stream looks whether something is to be done; it has no timers. */
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
  /** What the buffer holds is of an earlier run. */
  #isStale: boolean = false
  /** The run ended before its time, while there was still something to hear. */
  #isBroken: boolean = false
  #piece: Uint8Array<ArrayBuffer> | null = null
  #isComplete: boolean = false
  #isOver: boolean = false

  constructor(options: StreamOptions) {
    this.#options = options
    this.#source = options.streaming.create()
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
    if (!this.#isReached()) this.#enter()
    else if (this.#isBroken && this.#secondsAhead() < NEARLY_OUT) this.#enter()
    this.#pump()
    this.#askForMore()
  }

  /** Whether what is there, or comes soon, holds the place of the element. */
  #isReached(): boolean {
    const { currentTime } = this.#options.element
    const ends = encodedSeconds(this.#options.seconds)
    if (currentTime >= ends - 1 && this.#isComplete) return true
    return willReach(this.#spans(), currentTime, this.#from, GRID_SECONDS + PIECE_SECONDS)
  }

  #enter(): void {
    const { currentTime } = this.#options.element
    this.#isStale = true
    this.#isBroken = false
    this.#piece = null
    this.#isComplete = false
    this.#from = onGrid(Math.min(currentTime, this.#options.seconds - 1))
    this.#pace.begin()
    this.#run = this.#begun(this.#from)
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
        this.#pace.receive()
        this.#look()
      },
      onFault: (fault) => {
        // What is there plays on; where it ends, another run is tried.
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
    if (this.#isStale) this.#startOver(buffer)
    if (buffer.updating) return
    if (this.#piece) this.#append(buffer, this.#piece)
    else if (this.#isComplete && this.#source.readyState === 'open') this.#source.endOfStream()
  }

  /** A new run of the encoder may not follow the frames of another: the buffer is emptied first. */
  #startOver(buffer: SourceBuffer): void {
    if (buffer.buffered.length > 0 || this.#source.readyState === 'ended') {
      buffer.remove(0, Number.POSITIVE_INFINITY)
      return
    }
    buffer.abort()
    buffer.timestampOffset = this.#options.way.packing === 'mpeg' ? this.#from : 0
    this.#isStale = false
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
    this.#run.more(seconds)
  }

  #isWanted(): boolean {
    const { paused, currentTime } = this.#options.element
    return isMoreWanted(this.#spans(), currentTime, this.#window, !paused)
  }

  #spans(): readonly Span[] {
    if (this.#isStale || !this.#buffer) return []
    const { buffered } = this.#buffer
    return Array.from(
      { length: buffered.length },
      (_, index): Span => [buffered.start(index), buffered.end(index)],
    )
  }
}

/** How much of a stream is kept before and behind the place that sounds, in seconds. */
type StreamWindow = { readonly ahead: number; readonly behind: number }

/** Browsers refuse at sixteen minutes of our sound or earlier; this is well below. */
const WINDOW: StreamWindow = { ahead: 480, behind: 60 }

/** Enough to begin at once; more would slow a phone down for a session that nobody has asked to play. */
const AHEAD_UNASKED = 6

const LEAST: StreamWindow = { ahead: 15, behind: 2 }

/** What is removed behind is removed in one go, and not at every tick. */
const EVICT_SECONDS = 30

/** A gap of this size, a rounding error, is none. */
const TOUCHING = 0.15

type Span = readonly [from: number, to: number]

/** The window after a browser refused more. */
function halved({ ahead, behind }: StreamWindow): StreamWindow {
  return {
    ahead: Math.max(LEAST.ahead, ahead / 2),
    behind: Math.max(LEAST.behind, behind / 2),
  }
}

/** How many seconds are there from a place on; 0 where there is nothing. */
function secondsAhead(buffered: readonly Span[], place: number): number {
  const span = buffered.find(([from, to]) => place >= from - TOUCHING && place < to)
  return span ? span[1] - place : 0
}

/** Whether more is wanted at a place. */
function isMoreWanted(
  buffered: readonly Span[],
  place: number,
  { ahead }: StreamWindow,
  isPlaying: boolean,
): boolean {
  const wanted = isPlaying ? ahead : Math.min(ahead, AHEAD_UNASKED)
  return secondsAhead(buffered, place) < wanted
}

/** What may go behind a place, `null` when it is not worth it yet. */
function evictable(
  buffered: readonly Span[],
  place: number,
  { behind }: StreamWindow,
): Span | null {
  const from = buffered[0]?.[0]
  const to = place - behind
  const step = Math.min(EVICT_SECONDS, behind)
  return from !== undefined && to - from > step ? [from, to] : null
}

/**
 * Whether a run that began at `from` and has come to the end of what is there will soon come to a
 * place.
 */
function willReach(buffered: readonly Span[], place: number, from: number, soon: number): boolean {
  const [first, last] = [buffered[0]?.[0] ?? from, buffered.at(-1)?.[1] ?? from]
  return place >= first - TOUCHING && place < last + soon
}
