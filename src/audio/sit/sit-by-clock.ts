import type { Sounding } from '~/audio/element/sounding.ts'
import { createDroneLoop, type DroneLoop } from '~/audio/sit/drone-loop.ts'
import type { SitBell } from '~/audio/sit/sit-bell.ts'
import { type BellKind, bellBetween } from '~/domain/sit/sit-bells.ts'
import { type GroundRecording, groundRecording, STILLNESS } from '~/domain/sit/sit-ground.ts'
import type { SitRecording } from '~/domain/sit/sit-recording.ts'
import { SIT_FORM, sitSoundSeconds } from '~/raga/sound/sit-form.ts'

/** What a sit by the clock needs of a browser. */
export type ClockParts = {
  readonly create: () => HTMLAudioElement
  /** Milliseconds of any origin; they continue while the device sleeps. */
  readonly now: () => number
}

type Options = ClockParts & {
  readonly sit: SitRecording
  readonly bell: SitBell
  /** The player's element, whose volume is that of the sit. */
  readonly element: HTMLAudioElement
  /** The second to begin at. */
  readonly from: number
  /** Something has changed, if only the time. */
  readonly onChange: () => void
}

// HTMLMediaElement's own numbers.
const HAVE_ENOUGH_DATA = 4
const NETWORK_IDLE = 1

/** The timer counts no time; it only has the time looked at. */
const LOOK_MS = 250

/**
 * A sit whose sound cannot be composed, in the place of the player's element: its time is that of a
 * clock, its bells ring when the clock is looked at, and a recording is repeated beneath them.
 */
export class SitByClock implements Sounding {
  readonly error = null
  readonly networkState = NETWORK_IDLE
  readonly readyState = HAVE_ENOUGH_DATA
  readonly seeking = false
  readonly duration: number
  readonly seekable: TimeRanges
  ended: boolean = false
  /** The recording beneath the bells could not be played; the sit goes on without it. */
  isGroundLost: boolean = false

  readonly #options: Options
  #place: number
  /** The instant since which it runs; `null` while it does not. */
  #since: number | null = null
  /** How far into the sit its bells have been rung, or missed. */
  #rung: number
  #timer: ReturnType<typeof setInterval> | undefined
  #ground: DroneLoop | null = null
  #endFading = () => {}

  constructor(options: Options) {
    this.#options = options
    this.#place = options.from
    this.#rung = options.from
    this.duration = sitSoundSeconds(options.sit.seconds)
    this.seekable = { length: 1, start: () => 0, end: () => this.duration }
    options.element.addEventListener('volumechange', this.#setVolume)
  }

  get paused(): boolean {
    return this.#since === null
  }

  get currentTime(): number {
    const run = this.#since === null ? 0 : (this.#options.now() - this.#since) / 1000
    return Math.min(this.#place + Math.max(0, run), this.duration)
  }

  set currentTime(seconds: number) {
    const isOverNow = this.currentTime < this.#sitting && seconds >= this.#sitting
    this.#place = seconds
    this.#rung = seconds
    this.ended = false
    if (this.#since !== null) this.#since = this.#options.now()
    if (isOverNow) this.#ring('closing')
    else if (!this.paused) this.#soundGround()
  }

  /** Must be called within a user gesture the first time. */
  async play(): Promise<void> {
    if (!this.paused) return
    if (this.ended) this.currentTime = 0
    this.#since = this.#options.now()
    this.#soundGround()
    this.#options.bell.introduce()
    if (this.#place < SIT_FORM.openingBellSeconds) this.#ring('opening')
    this.#timer = setInterval(this.#look, LOOK_MS)
    document.addEventListener('visibilitychange', this.#look)
  }

  pause(): void {
    if (this.paused) return
    this.#stop()
    this.#ground?.pause()
    this.#options.bell.silence()
  }

  /** Ends all sound but a last bell that rings when the sit has ended. */
  close(): void {
    this.#stop()
    this.#options.element.removeEventListener('volumechange', this.#setVolume)
    this.#dropGround()
    if (!this.ended) this.#options.bell.silence()
  }

  get #sitting(): number {
    return this.#options.sit.seconds
  }

  #look = () => {
    if (this.paused) return
    const place = this.currentTime
    const bell = bellBetween(this.#options.sit, this.#rung, place)
    this.#rung = place
    if (bell) this.#ring(bell)
    if (place >= this.duration) {
      this.#stop()
      this.ended = true
    }
    this.#options.onChange()
  }

  #stop(): void {
    this.#place = this.currentTime
    this.#since = null
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.#look)
  }

  /** Under the last bell the ground fades away. */
  #ring(kind: BellKind): void {
    const { bell } = this.#options
    bell.strike(kind, this.#volume())
    if (kind !== 'closing') return
    const level = this.#level()
    this.#endFading()
    this.#endFading = fadeOut(
      (share) => this.#ground?.setVolume(level * share),
      () => this.#dropGround(),
    )
  }

  #soundGround(): void {
    if (this.currentTime >= this.#sitting) return
    this.#endFading()
    this.#ground ??= this.#laid()
    this.#setVolume()
    this.#ground.play()
  }

  #laid(): DroneLoop {
    const onLost = () => this.#loseGround()
    return createDroneLoop(this.#options.create, { ...this.#recording, onLost, onTick: this.#look })
  }

  get #recording(): GroundRecording {
    return this.isGroundLost ? STILLNESS : groundRecording(this.#options.sit.ground)
  }

  /** Beneath the bells of a silent sit there is nothing to lose. */
  #loseGround(): void {
    if (this.#recording === STILLNESS) return
    this.isGroundLost = true
    this.#dropGround()
    if (!this.paused) this.#soundGround()
    this.#options.onChange()
  }

  #dropGround(): void {
    this.#endFading()
    this.#ground?.close()
    this.#ground = null
  }

  #setVolume = () => this.#ground?.setVolume(this.#level())

  #volume(): number {
    const { volume, muted } = this.#options.element
    return muted ? 0 : volume
  }

  // A browser must count the inaudible recording as sound.
  #level(): number {
    return this.#recording === STILLNESS ? 1 : this.#volume()
  }
}

const FADE_SECONDS = 5
const FADE_STEPS = 50

/**
 * Turns a sound down at the end of a sit, or stops it where the volume is fixed. `setLevel` receives
 * shares of its volume; returns a function that ends the fading at once.
 */
function fadeOut(setLevel: (share: number) => void, onOver: () => void): () => void {
  let step = 0
  const fading = setInterval(
    () => {
      step += 1
      setLevel(Math.cos(((Math.PI / 2) * step) / FADE_STEPS))
      if (step < FADE_STEPS) return
      clearInterval(fading)
      onOver()
    },
    (FADE_SECONDS * 1000) / FADE_STEPS,
  )
  return () => clearInterval(fading)
}
