/** So much work must have been watched before a rate is believed. */
const ENOUGH_MS = 8000

/** The rate is that of the last pieces. */
const LAST_PIECES = 8

/** A wait with more than this ahead is not for the composer. */
const NOTHING_AHEAD = 1

/** A device that was too slow and has so much ahead keeps up again. */
const WELL_AHEAD = 60

type PaceOptions = {
  readonly element: HTMLAudioElement
  /** Seconds that are there from the place of the element on. */
  readonly secondsAhead: () => number
  /** Milliseconds of any origin. */
  readonly now: () => number
  readonly onSlow: (pace: number | null) => void
}

/**
 * Watches how quickly a stream is made. `onSlow` receives the seconds made in a second, in
 * hundredths, once the sound has had to wait and is known to be made more slowly than it plays, or
 * has waited twice in one run; and `null` when that is over.
 */
export class Pace {
  readonly #options: PaceOptions
  #pieces: { readonly seconds: number; readonly ms: number }[] = []
  #asked: { readonly seconds: number; readonly at: number } | null = null
  #isFirst: boolean = true
  #isHeard: boolean = false
  #waits = 0
  #isSlow: boolean = false

  constructor(options: PaceOptions) {
    this.#options = options
    options.element.addEventListener('playing', this.#heard)
    options.element.addEventListener('waiting', this.#waited)
  }

  close(): void {
    const { element } = this.#options
    element.removeEventListener('playing', this.#heard)
    element.removeEventListener('waiting', this.#waited)
  }

  /** Another run begins. */
  begin(): void {
    this.#pieces = []
    this.#asked = null
    this.#isFirst = true
    this.#isHeard = false
    this.#waits = 0
    if (this.#isSlow) this.#options.onSlow(null)
    this.#isSlow = false
  }

  /** So many seconds were asked for. */
  ask(seconds: number): void {
    this.#asked = { seconds, at: this.#options.now() }
  }

  /** They have come. The first piece of a run tunes strings, and tells nothing of the rate. */
  receive(): void {
    if (this.#asked && !this.#isFirst) {
      const { seconds, at } = this.#asked
      const piece = { seconds, ms: this.#options.now() - at }
      this.#pieces = [...this.#pieces.slice(1 - LAST_PIECES), piece]
    }
    this.#asked = null
    this.#isFirst = false
    this.#judge()
  }

  #heard = () => {
    this.#isHeard = true
  }

  // Before the sound was heard a wait is its beginning, and a seek waits as well.
  #waited = () => {
    const { element, secondsAhead } = this.#options
    if (this.#isHeard && !element.seeking && secondsAhead() < NOTHING_AHEAD) this.#waits++
    this.#judge()
  }

  #judge(): void {
    if (this.#isSlow) {
      if (this.#options.secondsAhead() > WELL_AHEAD) this.begin()
      return
    }
    const ms = this.#pieces.reduce((sum, piece) => sum + piece.ms, 0)
    const seconds = this.#pieces.reduce((sum, piece) => sum + piece.seconds, 0)
    if (ms === 0 || this.#waits === 0) return
    const pace = Math.max(1, Math.round((100_000 * seconds) / ms)) / 100
    const isKnown = ms >= ENOUGH_MS && pace < 1
    if (!isKnown && this.#waits < 2) return
    this.#isSlow = true
    this.#options.onSlow(pace)
  }
}
