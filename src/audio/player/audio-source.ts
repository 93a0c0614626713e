import type { Composed } from '~/audio/composed/composed-here.ts'
import type { ComposerFault } from '~/audio/composed/composer.ts'
import { Stream } from '~/audio/composed/stream.ts'
import type { WayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { composeWhole, isTooLong } from '~/audio/composed/whole.ts'
import type { Phase } from '~/audio/player/player-state.ts'
import { dropSource, setSource } from '~/audio/player/set-source.ts'
import { composedSeconds } from '~/domain/sit/composed-seconds.ts'

/**
 * Where an element's sound comes from: the address of a file, or, for the address of an
 * improvisation or a sit, the composer beside the page.
 */
export class AudioSource {
  readonly #element: HTMLAudioElement
  readonly #composed: Composed | null
  readonly #onChange: (isToPlay: boolean) => void
  #url = ''
  /** Made as a whole, also where this browser can stream. */
  #isWhole = false
  #pace: number | null = null
  #stream: Stream | null = null
  /** The address of a session that was made as a whole. */
  #made: string | null = null
  /** Shown instead of what the element shows. */
  #phase: Phase | null = null

  /** `onChange` is called when the phase has changed, and whether the sound should then play. */
  constructor(
    element: HTMLAudioElement,
    composed: Composed | null,
    onChange: (isToPlay: boolean) => void,
  ) {
    this.#element = element
    this.#composed = composed
    this.#onChange = onChange
  }

  /** What is shown while there is nothing to see in the element. */
  phase(): Phase | null {
    const phase = this.#phase
    return phase?.status === 'loading' ? { ...phase, starting: !this.#element.paused } : phase
  }

  /** How many seconds of sound are made in a second, where that is too slow; else `null`. */
  pace = (): number | null => this.#pace

  /** Returns false for an address that may not be played; the element then has no source. */
  set(url: string, isWhole = false): boolean {
    this.#close()
    this.#url = url
    this.#isWhole = isWhole
    const seconds = composedSeconds(url)
    if (!this.#composed || seconds === null) return setSource(this.#element, url)
    const { way } = this.#composed
    if (way.kind === 'stream' && !isWhole) this.#begin(this.#composed, way, seconds)
    else this.#prepare(this.#composed, seconds)
    return true
  }

  /** The same once more, after a failure or a long wait, or now as a whole. */
  again(isWhole = this.#isWhole): void {
    const isComposed = this.#stream !== null || this.#made !== null || this.#phase !== null
    if (isComposed) {
      this.#composed?.composer.restart()
      this.set(this.#url, isWhole)
    } else this.#element.load()
  }

  drop(): void {
    this.#close()
    this.#url = ''
    dropSource(this.#element)
  }

  /** Must be called when playing is asked for: a session is made as a whole only then. */
  ask(): void {
    if (this.#phase?.status !== 'ready' || !this.#composed) return
    this.#phase = { status: 'loading', starting: true, percent: 0 }
    composeWhole({
      composer: this.#composed.composer,
      address: this.#url,
      seconds: composedSeconds(this.#url) ?? 0,
      onShare: (percent) => {
        this.#phase = { status: 'loading', starting: true, percent }
        this.#onChange(false)
      },
      onWhole: (recording) => this.#play(recording),
      onFault: this.#fail,
    })
  }

  #begin(
    { composer, streaming }: Composed,
    way: Extract<WayOfPlaying, { kind: 'stream' }>,
    seconds: number,
  ): void {
    this.#stream = new Stream({
      element: this.#element,
      composer,
      address: this.#url,
      seconds,
      way,
      streaming,
      onFault: this.#fail,
      onSlow: (pace) => {
        this.#pace = pace
        this.#onChange(false)
      },
    })
    this.#element.src = this.#stream.url
  }

  #prepare({ composer }: Composed, seconds: number): void {
    dropSource(this.#element)
    if (isTooLong({ kind: 'whole' }, seconds)) {
      this.#phase = { status: 'failed', code: 'too-long' }
      return
    }
    this.#phase = { status: 'ready' }
    composer.warm(this.#url)
  }

  #play(recording: Blob): void {
    const isWanted = !this.#element.paused
    this.#phase = null
    this.#made = this.#composed?.streaming.urlOf(recording) ?? ''
    this.#element.src = this.#made
    this.#onChange(isWanted)
  }

  #fail = (code: ComposerFault): void => {
    // The element is left as it is: its place is where to continue.
    this.#close()
    this.#phase = { status: 'failed', code }
    this.#onChange(false)
  }

  #close(): void {
    this.#stream?.close()
    this.#composed?.composer.end()
    if (this.#made) this.#composed?.streaming.revoke(this.#made)
    this.#stream = null
    this.#made = null
    this.#phase = null
    this.#pace = null
  }
}
