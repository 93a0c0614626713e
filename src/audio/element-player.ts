import type { VolumeStorage } from '~/audio/device-volume.ts'
import { createEar } from '~/audio/ear.ts'
import { BARRED, FRESH, isBarred, observePhase, recall } from '~/audio/observe-phase.ts'
import { createPatience } from '~/audio/patience.ts'
import {
  canRetry,
  isRunning,
  NOWHERE,
  type PlaybackPosition,
  type PlayerState,
} from '~/audio/player-state.ts'
import { createSeeker } from '~/audio/seeker.ts'
import { dropSource, setSource } from '~/audio/set-source.ts'
import { createChannel, createSignal, haveSameFields } from '~/audio/signal.ts'
import type { Track } from '~/audio/track.ts'
import { createVolumeControl } from '~/audio/volume-control.ts'

/** A playing-through that reached its end, with the seconds of it that were really heard. */
export type Ending = { track: Track; heardSeconds: number }

const OBSERVED_EVENTS =
  'loadedmetadata durationchange progress canplay suspend stalled play playing waiting pause timeupdate seeking seeked ended error'

/** The player behind `createPlayer`; arrow members, so that they can be handed on as callbacks. */
export class ElementPlayer {
  readonly canSetVolume: boolean
  readonly #element: HTMLAudioElement
  readonly #volume
  readonly #ear
  readonly #seeker
  readonly #patience
  readonly #state
  readonly #position = createChannel<PlaybackPosition>(NOWHERE)
  readonly #endings = createSignal<Ending>()
  #track: Track | null = null
  /** Counts loadings, so that a promise of an earlier one is not listened to. */
  #loading = 0
  #past = FRESH

  constructor(element: HTMLAudioElement, storage: VolumeStorage | null) {
    this.#element = element
    this.#volume = createVolumeControl(element, storage)
    this.#ear = createEar(element)
    this.#seeker = createSeeker(element)
    this.#patience = createPatience(element, () => this.#observe())
    this.canSetVolume = this.#volume.canSet
    this.#state = createChannel<PlayerState>(this.#currentState())
    for (const name of OBSERVED_EVENTS.split(' ')) {
      element.addEventListener(name, () => this.#observe(name === 'seeking'))
    }
  }

  snapshot = (): PlayerState => this.#state.get()
  subscribe = (listener: (state: PlayerState) => void) => this.#state.subscribe(listener)
  position = (): PlaybackPosition => this.#position.get()
  subscribePosition = this.#position.subscribe
  onEnded = this.#endings.subscribe
  heardSeconds = (): number => this.#ear.heardSeconds()

  load = (track: Track, { autoplay = false }: { autoplay?: boolean } = {}) => {
    const isLoaded = this.#track?.url === track.url
    if (!this.#track || !haveSameFields(this.#track, track)) this.#track = track
    if (!isLoaded) {
      this.#forget()
      this.#ear.forget()
      this.#element.pause()
      if (!setSource(this.#element, track.url)) this.#past = BARRED
    } else if (this.snapshot().status === 'failed') {
      this.#reload()
    }
    if (autoplay && !isRunning(this.#currentState())) this.#askToPlay()
    this.#observe()
  }

  play = () => {
    if (this.snapshot().status === 'failed') this.retry()
    else if (this.#track) this.#askToPlay()
  }

  pause = () => {
    this.#element.pause()
    this.#observe()
  }

  toggle = () => (isRunning(this.snapshot()) ? this.pause() : this.play())

  retry = () => {
    const now = this.snapshot()
    if (!canRetry(now)) return
    this.#reload()
    if (now.status === 'failed' || isRunning(now)) this.#askToPlay()
    else this.#observe()
  }

  seekTo = (seconds: number) => {
    if (!this.#track || !Number.isFinite(seconds) || !this.#seeker.canSeek()) return
    this.#ear.glance()
    this.#past = { ...this.#past, ended: false }
    this.#seeker.ask(seconds)
    this.#observe(true)
  }

  skip = (seconds: number) => this.seekTo(this.#currentPosition().seconds + seconds)

  setVolume = (volume: number) => {
    this.#volume.setVolume(volume)
    this.#observe()
  }

  setMuted = (muted: boolean) => {
    this.#volume.setMuted(muted)
    this.#observe()
  }

  clear = () => {
    if (!this.#track) return
    this.#track = null
    this.#forget()
    this.#ear.forget()
    this.#element.pause()
    dropSource(this.#element)
    this.#observe()
  }

  #forget() {
    this.#loading += 1
    this.#past = FRESH
    this.#seeker.forget()
    this.#patience.end()
  }

  /** Fetches the same file again, to go on where it broke off. */
  #reload() {
    if (isBarred(this.#past)) return
    const { seconds } = this.position()
    const { asked } = this.#past
    this.#forget()
    this.#past = { ...FRESH, asked }
    this.#ear.glance(true)
    this.#element.load()
    if (seconds > 0) this.#seeker.ask(seconds)
  }

  // Called within the person's gesture and never delayed until `canplay`: the element itself waits
  // for data, and a phone fetches none before this call.
  #askToPlay() {
    if (isBarred(this.#past)) return
    const loading = this.#loading
    this.#past = { ...this.#past, asked: true, refused: null }
    this.#element.play().catch((reason: unknown) => {
      if (loading === this.#loading) this.#refuse(reason)
    })
    this.#observe()
  }

  #refuse(reason: unknown) {
    const name = typeof reason === 'object' && reason && 'name' in reason ? reason.name : null
    // AbortError: paused or replaced before it began. NotAllowedError: wants a touch first.
    if (name === 'NotAllowedError') this.#past = { ...this.#past, asked: false }
    else if (name !== 'AbortError') this.#past = { ...this.#past, refused: 'unsupported' }
    this.#observe()
  }

  /** Brings state, position and listening in line with the element. */
  #observe(jumped = false) {
    const wasEnded = this.snapshot().status === 'ended'
    this.#ear.glance(jumped)
    if (this.#seeker.go(this.#currentPosition().duration)) this.#ear.glance(true)
    this.#past = recall(this.#past, this.#element)
    const { ended } = this.#past
    const ending = ended && !wasEnded && this.#track
    const heardSeconds = this.heardSeconds()
    if (wasEnded && !ended) this.#ear.forget()
    this.#position.set(this.#currentPosition())
    const { status } = this.#currentState()
    this.#patience.follow(status === 'loading' || status === 'buffering')
    this.#state.set(this.#currentState())
    if (ending) this.#endings.tell({ track: ending, heardSeconds })
  }

  #currentPosition(): PlaybackPosition {
    const { currentTime, duration } = this.#element
    if (!this.#track) return NOWHERE
    return {
      seconds: this.#past.ended ? 0 : (this.#seeker.wanted() ?? currentTime),
      duration: Number.isFinite(duration) && duration > 0 ? duration : null,
      canSeek: this.#seeker.canSeek(),
    }
  }

  #currentState(): PlayerState {
    const sound = this.#volume.current()
    if (!this.#track) return { status: 'idle', track: null, ...sound }
    const phase = observePhase(this.#element, this.#past)
    const begun = this.#past.asked || this.#past.started
    return { ...phase, track: this.#track, begun, isSlow: this.#patience.isOver(), ...sound }
  }
}
