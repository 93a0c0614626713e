import { createChannel } from '~/audio/channel.ts'
import type { Player } from '~/audio/player/player.ts'
import { lendMediaSession } from '~/audio/sit/sit-media-session.ts'
import type { SitSound } from '~/audio/sit/sit-sound.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { heardEnough } from '~/domain/session/heard-time.ts'
import {
  beginSit,
  glanceAtSit,
  leftAt,
  lengthOf,
  pauseSit,
  resumeSit,
  satUntil,
} from '~/domain/sit/sit-clock.ts'
import {
  type SitSettings,
  STILLNESS,
  sitGroundOf,
  titleOf,
} from '~/features/session/sit/sit-settings.ts'
import { createSitTicker } from '~/features/session/sit/sit-ticker.ts'
import {
  dropKeptSit,
  heldOf,
  keepHeld,
  type SitState,
  type SitSurroundings,
  type SitUnderWay,
} from '~/features/session/sit/sit-under-way.ts'

const MINUTE = 60_000

/** The one sit by the clock of a page. Methods are arrow functions, so they can be passed on. */
export class Sit {
  readonly #around: SitSurroundings
  readonly #sound: SitSound
  readonly #state = createChannel<SitState>({ status: 'none' })
  readonly #left = createChannel({ seconds: 0 })
  #held: SitUnderWay | null = null
  #isLaid = false
  #lookout = createSitTicker({
    look: () => this.look(),
    onHidden: () => this.#keep(),
    onGone: () => this.leave(),
  })
  #keys: ReturnType<typeof lendMediaSession> | null = null

  constructor(around: SitSurroundings) {
    this.#around = around
    this.#sound = around.sound({ onTick: () => this.look(), onLost: () => this.#loseSound() })
  }

  snapshot = this.#state.get
  subscribe = this.#state.subscribe
  /** The seconds left, separate from the state, so that a tick renders only the time. */
  left = this.#left.get
  subscribeLeft = this.#left.subscribe

  /** Opens the person's unfinished sit, paused; drops one of another person. */
  open(uid: string) {
    if (this.#held && this.#held.uid !== uid) this.giveUp()
    const held = this.#held ? null : heldOf(uid)
    if (!held) return
    this.#held = held
    this.#show('paused')
  }

  /**
   * Call it within a gesture, so that later bells may sound. It pauses the recording in the player.
   */
  begin = (uid: string, settings: SitSettings, player: Player | null) => {
    this.giveUp()
    const id = this.#around.newId()
    const clock = beginSit(settings, this.#around.now())
    this.#held = { uid, id, settings, began: localMomentAt(new Date(Date.now())), clock }
    this.#run(player)
    this.#sound.strike('opening')
    this.#keep()
  }

  resume = (player: Player | null) => {
    const { status } = this.snapshot()
    if (!this.#held || status !== 'paused') return
    this.#held = { ...this.#held, clock: resumeSit(this.#held.clock, this.#around.now()) }
    this.#run(player)
  }

  pause = () => {
    this.look()
    if (!this.#held || this.snapshot().status !== 'running') return
    this.#held = { ...this.#held, clock: pauseSit(this.#held.clock, this.#around.now()) }
    this.#lookout.stop()
    this.#sound.pause()
    this.#show('paused')
    this.#keep()
  }

  /** Pauses the sit when the screen is left. Returns whether it was running. */
  leave = (): boolean => {
    const wasRunning = this.snapshot().status === 'running'
    this.pause()
    this.#keys?.giveBack()
    this.#keys = null
    return wasRunning && this.#held !== null
  }

  /** Whether the sit would count if it ended now. */
  mayFinish = (): boolean => {
    if (!this.#held) return false
    const { clock } = this.#held
    return heardEnough(satUntil(clock, this.#around.now()) / 1000, lengthOf(clock.plan) / 1000)
  }

  /** Ends the sit early; if too little was sat, it continues. */
  finish = () => {
    if (!this.#held || !this.mayFinish()) return
    const sat = satUntil(this.#held.clock, this.#around.now())
    this.#complete(Math.max(1, Math.round(sat / MINUTE)), 0)
  }

  /** Ends it without counting it. */
  giveUp = () => {
    if (!this.#held) return
    this.#sound.stop()
    this.#forget()
  }

  /** Drops the sit of a person who clears their data from the device. */
  dropOf = (uid: string) => {
    if (this.#held?.uid === uid) this.giveUp()
  }

  /** Checks the time: rings due bells and ends the sit. Extra calls are harmless. */
  look = () => {
    if (!this.#held) return
    const { clock, bell, endedAgo } = glanceAtSit(this.#held.clock, this.#around.now())
    this.#held = { ...this.#held, clock }
    if (bell === 'closing') return this.#complete(clock.plan.minutes, endedAgo)
    if (bell === 'interval') this.#sound.strike('interval')
    this.#left.set({ seconds: Math.ceil(leftAt(clock, this.#around.now()) / 1000) })
  }

  #run(player: Player | null) {
    if (!this.#held) return
    player?.pause()
    if (!this.#isLaid) this.#sound.lay(sitGroundOf(this.#held.settings))
    this.#isLaid = true
    this.#sound.play()
    const commands = { play: () => this.resume(player), pause: this.pause }
    this.#keys ??= lendMediaSession(titleOf(this.#held.settings), commands, player)
    this.#lookout.start()
    this.#show('running')
  }

  #complete(minutes: number, endedAgo: number) {
    if (!this.#held) return
    const { id, settings, began } = this.#held
    this.#sound.strike('closing')
    this.#sound.fadeAway()
    this.#forget()
    // After the device wakes, the end may be long past: use the time when the sit really ended.
    const endedAt = new Date(Date.now() - endedAgo)
    this.#around.onFinished({ id, title: titleOf(settings), minutes, began, endedAt })
  }

  #forget() {
    this.#held = null
    this.#isLaid = false
    this.#lookout.stop()
    this.#keys?.giveBack()
    this.#keys = null
    dropKeptSit()
    this.#state.set({ status: 'none' })
  }

  #loseSound() {
    const state = this.snapshot()
    if (state.status === 'none' || state.isSoundLost || state.settings.sound === 'silence') return
    this.#state.set({ ...state, isSoundLost: true })
    this.#sound.lay(STILLNESS)
    if (state.status === 'running') this.#sound.play()
  }

  #keep() {
    if (this.#held) keepHeld(this.#held, this.#around.now())
  }

  #show(status: 'running' | 'paused') {
    if (!this.#held) return
    const { settings, clock } = this.#held
    const before = this.snapshot()
    const isSoundLost = before.status !== 'none' && before.isSoundLost
    this.#left.set({ seconds: Math.ceil(leftAt(clock, this.#around.now()) / 1000) })
    this.#state.set({ status, settings, isSoundLost })
    this.#keys?.show(status === 'running' ? 'playing' : 'paused')
  }
}
