import { AudioSource } from '~/audio/player/audio-source.ts'
import { createVolumeControl } from '~/audio/player/device-volume.ts'
import { createHeardTime, type Span } from '~/audio/player/heard-time.ts'
import * as phases from '~/audio/player/observe-phase.ts'
import type { PlayerOptions } from '~/audio/player/player-options.ts'
import {
  type ByClock,
  canRetry,
  type Ending,
  isRunning,
  NOWHERE,
  type PlayerState,
} from '~/audio/player/player-state.ts'
import { createSeeker, readPosition } from '~/audio/player/seeker.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { createChannel, createSignal, haveSameFields } from '~/lib/channel.ts'

/** The player behind `createPlayer`; its members are functions to be passed as callbacks. */
export class ElementPlayer {
  readonly canSetVolume: boolean
  readonly #volume
  readonly #heardTime
  readonly #seeker
  readonly #stallTimer
  readonly #source
  readonly #state
  readonly #position = createChannel(NOWHERE)
  readonly #endings = createSignal<Ending>()
  readonly #interruptions = createSignal<void>()
  #isPausedHere: boolean = false
  #recording: Recording | null = null
  #loading = 0 // Counts loadings, so that a promise of an earlier one is not listened to.
  #past = phases.FRESH

  constructor(element: HTMLAudioElement, options: PlayerOptions) {
    const { storage = null, composed = null, clock = null, readFile = null } = options
    const sounding = () => this.#source.sounding()
    this.#volume = createVolumeControl(element, storage, () => this.#observe())
    this.#heardTime = createHeardTime(sounding)
    this.#seeker = createSeeker(sounding)
    this.#stallTimer = createStallTimer(element, () => this.#observe())
    this.#source = new AudioSource(element, { composed, clock, readFile }, (isToPlay) => {
      this.#stallTimer.end()
      this.#goOn(isToPlay)
    })
    this.canSetVolume = this.#volume.canSet
    this.#state = createChannel<PlayerState>(this.#currentState())
    options.onForbidden?.((address) => this.#bar(address))
    for (const name of phases.OBSERVED_EVENTS) {
      element.addEventListener(name, () => this.#observe(name === 'seeking'))
    }
  }

  snapshot = (): PlayerState => this.#state.get()
  subscribe = (listener: (state: PlayerState) => void) => this.#state.subscribe(listener)
  position = () => this.#position.get()
  subscribePosition = this.#position.subscribe
  onEnded = this.#endings.subscribe
  onInterrupted = this.#interruptions.subscribe
  heardSeconds = (): number => this.#heardTime.heardSeconds()
  heardSpans = (): readonly Span[] => this.#heardTime.spans()
  creditHeard = (spans: readonly Span[]) => this.#heardTime.credit(spans)

  load = (recording: Recording, { autoplay = false }: { autoplay?: boolean } = {}) => {
    const isLoaded = this.#recording?.audioUrl === recording.audioUrl
    if (!this.#recording || !haveSameFields(this.#recording, recording)) this.#recording = recording
    if (!isLoaded) {
      this.#forgetAll()
      if (!this.#source.set(recording.audioUrl)) this.#past = phases.BARRED
      this.#leaveLostSound()
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
    this.#isPausedHere = true
    this.#source.sounding().pause()
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

  goByClock = () => {
    this.#leaveSound('asked')
  }

  seekTo = (seconds: number) => {
    if (!this.#recording || !Number.isFinite(seconds) || !this.#seeker.canSeek()) return
    this.#heardTime.glance()
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

  /** The element itself tells no more than that nothing came. */
  #bar(address: string) {
    const origin = originOf(address)
    if (origin === null || originOf(this.#recording?.audioUrl ?? '') !== origin) return
    this.#past = phases.BARRED
    this.#observe()
  }

  #forgetAll() {
    this.#forget()
    this.#heardTime.forget()
    this.#position.set(NOWHERE)
    this.#source.sounding().pause()
  }

  #forget() {
    this.#loading += 1
    this.#past = phases.FRESH
    this.#seeker.forget()
    this.#stallTimer.end()
  }

  /** Fetches the same file again, and continues where it stopped. */
  #reload(isWhole?: boolean) {
    if (phases.isBarred(this.#past)) return
    const [{ seconds }, { asked }] = [this.position(), this.#past]
    this.#forget()
    this.#past = { ...phases.FRESH, asked }
    this.#heardTime.glance(true)
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
    const sounding = this.#source.sounding()
    sounding.play().catch((reason: unknown) => {
      if (loading !== this.#loading) return
      this.#past = phases.refuse(this.#past, reason)
      this.#observe()
    })
    this.#observe()
  }

  /** Returns whether this is a sit that turned out not to be composed, and goes on by the clock. */
  #leaveLostSound(): boolean {
    if (!this.#source.isToCompose()) return false
    const why = this.#source.isTooLong() ? 'too-long' : lossOf(this.#currentState())
    return why !== null && this.#leaveSound(why)
  }

  /** A sit goes on by the clock from its place. Returns false for any other recording. */
  #leaveSound(why: ByClock): boolean {
    const { asked } = this.#past
    // Until it was asked for, the state is still that of the recording before.
    const isToPlay = asked && isRunning(this.snapshot())
    this.#heardTime.glance()
    if (!this.#source.goByClock(why, this.position().seconds)) return false
    this.#forget()
    this.#past = { ...phases.FRESH, asked }
    this.#heardTime.glance(true)
    this.#goOn(isToPlay)
    return true
  }

  /** Updates state, position and heard time from what sounds. */
  #observe(jumped = false) {
    if (this.#leaveLostSound()) return
    const before = this.snapshot().status
    const wasEnded = before === 'ended'
    this.#heardTime.glance(jumped)
    if (this.#seeker.go(this.#currentPosition().duration)) this.#heardTime.glance(true)
    this.#past = phases.recall(this.#past, this.#source.sounding())
    const { ended } = this.#past
    const ending = ended && !wasEnded && this.#recording
    const heardSeconds = this.heardSeconds()
    if (wasEnded && !ended) this.#heardTime.forget()
    this.#position.set(this.#currentPosition())
    const { status } = this.#currentState()
    this.#stallTimer.follow(status === 'loading' || status === 'buffering')
    this.#state.set(this.#currentState())
    if (status === 'playing') this.#isPausedHere = false
    const isPaused = before === 'playing' && status === 'paused'
    if (isPaused && !this.#isPausedHere) this.#interruptions.tell()
    if (ending) this.#endings.tell({ recording: ending, heardSeconds })
  }

  #currentPosition() {
    if (!this.#recording) return NOWHERE
    return readPosition(this.#source.sounding(), this.#seeker, this.#past.ended)
  }

  #currentState(): PlayerState {
    const [recording, past] = [this.#recording, this.#past]
    const [isSlow, sound] = [this.#stallTimer.isOver(), this.#volume.current()]
    const known = { recording, past, isSlow, sound, ...this.#source.report() }
    return phases.readState(this.#source.sounding(), known)
  }
}

/** `null` for a path of this site, and for an address that cannot be read. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Why a sit that should be composed cannot be; its bells may wait for nothing. */
function lossOf(state: PlayerState): ByClock | null {
  if (state.status === 'idle') return null
  if (state.status === 'failed') return 'lost'
  return state.isSlow || state.pace !== null ? 'lost' : null
}

const PATIENCE_MS = 20_000

/** Notices when no data has come for 20 s for a recording that the player waits for. */
function createStallTimer(element: HTMLAudioElement, onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function end() {
    clearTimeout(timer)
    timer = undefined
    isOver = false
  }

  function begin() {
    end()
    timer = setTimeout(() => {
      isOver = true
      onOver()
    }, PATIENCE_MS)
  }

  element.addEventListener('progress', () => {
    if (timer !== undefined) begin()
  })
  return {
    isOver: () => isOver,
    /** Must be called at every reading, with whether the player waits for the recording. */
    follow(isWaiting: boolean) {
      if (!isWaiting) end()
      else if (timer === undefined) begin()
    },
    /** Ends this wait; another may begin. */
    end,
  }
}
