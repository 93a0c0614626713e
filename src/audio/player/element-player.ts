import { AudioSource } from '~/audio/player/audio-source.ts'
import { createVolumeControl } from '~/audio/player/device-volume.ts'
import { createHeardTime, type Span } from '~/audio/player/heard-time.ts'
import * as phases from '~/audio/player/observe-phase.ts'
import type { PlayerOptions } from '~/audio/player/player-options.ts'
import {
  canRetry,
  type Ending,
  isRunning,
  NOWHERE,
  type PlayerState,
} from '~/audio/player/player-state.ts'
import { createSeeker, readPosition } from '~/audio/player/seeker.ts'
import { createStallTimer } from '~/audio/player/stall-timer.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { createChannel, createSignal, haveSameFields } from '~/lib/channel.ts'

/** The player behind `createPlayer`; its members are functions to be passed as callbacks. */
export class ElementPlayer {
  readonly canSetVolume: boolean
  readonly #element: HTMLAudioElement
  readonly #volume
  readonly #ear
  readonly #seeker
  readonly #patience
  readonly #source
  readonly #state
  readonly #position = createChannel(NOWHERE)
  readonly #endings = createSignal<Ending>()
  #recording: Recording | null = null
  #loading = 0 // Counts loadings, so that a promise of an earlier one is not listened to.
  #past = phases.FRESH

  constructor(element: HTMLAudioElement, options: PlayerOptions) {
    const { storage = null, composed = null } = options
    this.#element = element
    this.#volume = createVolumeControl(element, storage, () => this.#observe())
    this.#ear = createHeardTime(element)
    this.#seeker = createSeeker(element)
    this.#patience = createStallTimer(element, () => this.#observe())
    this.#source = new AudioSource(element, composed, (isToPlay) => {
      this.#patience.end()
      this.#goOn(isToPlay)
    })
    this.canSetVolume = this.#volume.canSet
    this.#state = createChannel<PlayerState>(this.#currentState())
    for (const name of phases.OBSERVED_EVENTS) {
      element.addEventListener(name, () => this.#observe(name === 'seeking'))
    }
  }

  snapshot = (): PlayerState => this.#state.get()
  subscribe = (listener: (state: PlayerState) => void) => this.#state.subscribe(listener)
  position = () => this.#position.get()
  subscribePosition = this.#position.subscribe
  onEnded = this.#endings.subscribe
  heardSeconds = (): number => this.#ear.heardSeconds()
  heardSpans = (): readonly Span[] => this.#ear.spans()
  creditHeard = (spans: readonly Span[]) => this.#ear.credit(spans)

  load = (recording: Recording, { autoplay = false }: { autoplay?: boolean } = {}) => {
    const isLoaded = this.#recording?.audioUrl === recording.audioUrl
    if (!this.#recording || !haveSameFields(this.#recording, recording)) this.#recording = recording
    if (!isLoaded) {
      this.#forgetAll()
      if (!this.#source.set(recording.audioUrl)) this.#past = phases.BARRED
    } else if (this.snapshot().status === 'failed') {
      this.#reload()
    }
    if (autoplay && !isRunning(this.#currentState())) this.#askToPlay()
    this.#observe()
  }

  play = () => {
    if (this.snapshot().status === 'failed') this.retry()
    else if (this.#recording) this.#askToPlay()
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
    this.#goOn(now.status === 'failed' || isRunning(now))
  }

  makeWhole = () => {
    this.#reload(true)
    this.play()
  }

  seekTo = (seconds: number) => {
    if (!this.#recording || !Number.isFinite(seconds) || !this.#seeker.canSeek()) return
    this.#ear.glance()
    this.#past = { ...this.#past, ended: false }
    this.#seeker.ask(seconds)
    this.#observe(true)
  }

  skip = (seconds: number) => this.seekTo(this.#currentPosition().seconds + seconds)
  setVolume = (volume: number) => this.#volume.setVolume(volume)
  setMuted = (muted: boolean) => this.#volume.setMuted(muted)

  clear = () => {
    if (!this.#recording) return
    this.#recording = null
    this.#forgetAll()
    this.#source.drop()
    this.#observe()
  }

  #forgetAll() {
    this.#forget()
    this.#ear.forget()
    this.#element.pause()
  }

  #forget() {
    this.#loading += 1
    this.#past = phases.FRESH
    this.#seeker.forget()
    this.#patience.end()
  }

  /** Fetches the same file again, and continues where it stopped. */
  #reload(isWhole?: boolean) {
    if (phases.isBarred(this.#past)) return
    const [{ seconds }, { asked }] = [this.position(), this.#past]
    this.#forget()
    this.#past = { ...phases.FRESH, asked }
    this.#ear.glance(true)
    this.#source.again(isWhole)
    if (seconds > 0) this.#seeker.ask(seconds)
  }

  #goOn = (isToPlay: boolean) => (isToPlay ? this.#askToPlay() : this.#observe())

  // Called within the user gesture and never delayed until `canplay`: the element itself waits for
  // data, and a phone fetches none before this call.
  #askToPlay() {
    if (phases.isBarred(this.#past)) return
    const loading = this.#loading
    this.#past = { ...this.#past, asked: true, refused: null }
    this.#source.ask()
    this.#element.play().catch((reason: unknown) => {
      if (loading !== this.#loading) return
      this.#past = phases.refuse(this.#past, reason)
      this.#observe()
    })
    this.#observe()
  }

  /** Updates state, position and heard time from the element. */
  #observe(jumped = false) {
    const wasEnded = this.snapshot().status === 'ended'
    this.#ear.glance(jumped)
    if (this.#seeker.go(this.#currentPosition().duration)) this.#ear.glance(true)
    this.#past = phases.recall(this.#past, this.#element)
    const { ended } = this.#past
    const ending = ended && !wasEnded && this.#recording
    const heardSeconds = this.heardSeconds()
    if (wasEnded && !ended) this.#ear.forget()
    this.#position.set(this.#currentPosition())
    const { status } = this.#currentState()
    this.#patience.follow(status === 'loading' || status === 'buffering')
    this.#state.set(this.#currentState())
    if (ending) this.#endings.tell({ recording: ending, heardSeconds })
  }

  #currentPosition() {
    return this.#recording ? readPosition(this.#element, this.#seeker, this.#past.ended) : NOWHERE
  }

  #currentState(): PlayerState {
    const [recording, past] = [this.#recording, this.#past]
    const [isSlow, sound] = [this.#patience.isOver(), this.#volume.current()]
    const phase = this.#source.phase()
    const pace = this.#source.pace()
    return phases.readState(this.#element, { recording, past, phase, isSlow, pace, sound })
  }
}
