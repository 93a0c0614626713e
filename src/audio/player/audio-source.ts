import type { Composed } from '~/audio/composed/composed-here.ts'
import { Stream } from '~/audio/composed/stream.ts'
import type { WayOfPlaying } from '~/audio/composed/way-of-playing.ts'
import { composeWhole, isTooLong } from '~/audio/composed/whole.ts'
import { dropSource, setSource } from '~/audio/element/set-source.ts'
import type { Sounding } from '~/audio/element/sounding.ts'
import type { ReadFile } from '~/audio/player/files-of-person.ts'
import type { ByClock, FailureCode, Phase } from '~/audio/player/player-state.ts'
import { createSitBell, type SitBell } from '~/audio/sit/sit-bell.ts'
import { type ClockParts, SitByClock } from '~/audio/sit/sit-by-clock.ts'
import { composedSeconds } from '~/domain/session/composed-seconds.ts'
import { fileAt } from '~/domain/session/personal-recording.ts'
import { BELL } from '~/domain/session/recording.ts'
import { type SitRecording, sitRecordingOf } from '~/domain/sit/sit-recording.ts'

type Makers = {
  readonly composed: Composed | null
  readonly clock: ClockParts | null
  readonly readFile: ReadFile | null
}

/**
 * Where an element's sound comes from: the address of a recording, a file that this device keeps, or,
 * for the address of an improvisation or a sit, the composer beside the page. A sit that cannot be composed goes by the
 * clock, which takes the element's place.
 */
export class AudioSource {
  readonly #element: HTMLAudioElement
  readonly #composed: Composed | null
  readonly #clock: ClockParts | null
  readonly #readFile: ReadFile | null
  readonly #onChange: (isToPlay: boolean) => void
  #url = ''
  /** Made as a whole, also where this browser can stream. */
  #isWhole: boolean = false
  #pace: number | null = null
  #stream: Stream | null = null
  /** The address of a session that was made as a whole, or of a file. */
  #made: string | null = null
  /** Counts what was opened, so that an earlier file that comes late is not played. */
  #opened = 0
  /** Shown instead of what the element shows. */
  #phase: Phase | null = null
  #sit: SitRecording | null = null
  #byClock: { readonly why: ByClock; readonly sound: SitByClock } | null = null
  #bell: SitBell | null = null

  /** `onChange` is called when the phase has changed, and whether the sound should then play. */
  constructor(
    element: HTMLAudioElement,
    { composed, clock, readFile }: Makers,
    onChange: (isToPlay: boolean) => void,
  ) {
    this.#element = element
    this.#composed = composed
    this.#clock = clock
    this.#readFile = readFile
    this.#onChange = onChange
  }

  /** What is commanded and read: the element, or the clock of a sit. */
  sounding(): Sounding {
    return this.#byClock?.sound ?? this.#element
  }

  /** What sounding does not tell; the phase while there is nothing to see in the element. */
  report() {
    const phase = this.#phase
    return {
      phase: phase?.status === 'loading' ? { ...phase, starting: !this.#element.paused } : phase,
      /** How many seconds of sound are made in a second, where that is too slow; else `null`. */
      pace: this.#pace,
      byClock: this.#byClock?.why ?? null,
      isGroundLost: this.#byClock?.sound.isGroundLost ?? false,
    }
  }

  /** Whether this is a sit that does not go by the clock, but can. */
  isToCompose = (): boolean => this.#sit !== null && this.#clock !== null && this.#byClock === null

  /** Whether this is a sit longer than what can be made as a whole, where it must be. */
  isTooLong(): boolean {
    const seconds = composedSeconds(this.#url) ?? 0
    const way = this.#isWhole ? ({ kind: 'whole' } as const) : this.#composed?.way
    return way !== undefined && isTooLong(way, seconds)
  }

  /** Returns false for an address that may not be played; the element then has no source. */
  set(url: string, isWhole = false): boolean {
    this.#close()
    this.#url = url
    this.#isWhole = isWhole
    this.#sit = sitRecordingOf(url)
    const hash = fileAt(url)
    if (hash !== null && this.#readFile) {
      void this.#open(this.#readFile(hash))
      return true
    }
    const seconds = composedSeconds(url)
    if (!this.#composed || seconds === null) return setSource(this.#element, url)
    const { way } = this.#composed
    if (way.kind === 'stream' && !isWhole) this.#begin(this.#composed, way, seconds)
    else this.#prepare(this.#composed)
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

  /** Continues a sit by the clock from a second on, paused. Returns false for any other sound. */
  goByClock(why: ByClock, from: number): boolean {
    const [sit, clock] = [this.#sit, this.#clock]
    if (!sit || !clock || this.#byClock) return false
    this.#close()
    this.#composed?.composer.restart()
    dropSource(this.#element)
    const bell = this.#bellOf(clock)
    const onChange = () => this.#onChange(false)
    const sound = new SitByClock({ ...clock, sit, bell, element: this.#element, from, onChange })
    this.#byClock = { why, sound }
    return true
  }

  drop(): void {
    this.#close()
    this.#url = ''
    this.#sit = null
    dropSource(this.#element)
  }

  /** Must be called when playing is asked for: a session is made as a whole only then. */
  ask(): void {
    // A sit may have to go on by the clock later, when there is no gesture.
    if (this.#clock && this.isToCompose()) this.#bellOf(this.#clock).introduce()
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

  #bellOf({ create }: ClockParts): SitBell {
    this.#bell ??= createSitBell(create(), BELL.audioUrl)
    return this.#bell
  }

  async #open(reading: Promise<Blob | null>): Promise<void> {
    const opened = this.#opened
    dropSource(this.#element)
    this.#phase = { status: 'loading', starting: false }
    const file = await reading.catch(() => null)
    if (opened !== this.#opened) return
    if (file) this.#play(file)
    else this.#fail('elsewhere')
  }

  #begin(
    { composer, streaming }: Composed,
    way: Extract<WayOfPlaying, { kind: 'stream' }>,
    seconds: number,
  ): void {
    const stream = new Stream({
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
    // Where nothing may be composed at all, that is known already.
    if (this.#phase || this.#byClock) {
      stream.close()
      return
    }
    this.#stream = stream
    this.#element.src = stream.url
  }

  #prepare({ composer }: Composed): void {
    dropSource(this.#element)
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

  #fail = (code: FailureCode): void => {
    // The element is left as it is: its place is where to continue.
    this.#close()
    this.#phase = { status: 'failed', code }
    this.#onChange(false)
  }

  #close(): void {
    this.#byClock?.sound.close()
    this.#byClock = null
    this.#stream?.close()
    this.#composed?.composer.end()
    if (this.#made) this.#composed?.streaming.revoke(this.#made)
    this.#opened += 1
    this.#stream = null
    this.#made = null
    this.#phase = null
    this.#pace = null
  }
}
