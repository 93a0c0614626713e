import type { Player } from '~/audio/player/player.ts'
import type { SitSound } from '~/audio/sit/sit-sound.ts'
import type { TrackNews } from '~/audio/sit/sit-track.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { heardEnough } from '~/domain/session/heard-enough.ts'
import { beginSit, lengthOf, wholeMinutes } from '~/domain/sit/sit-clock.ts'
import { type SitSettings, STILLNESS } from '~/features/session/sit/sit-settings.ts'
import { SitShowing } from '~/features/session/sit/sit-showing.ts'
import { createSitTicker } from '~/features/session/sit/sit-ticker.ts'
import {
  dropKeptSit,
  finishedSit,
  heldOf,
  keepHeld,
  type SitSurroundings,
  type SitUnderWay,
} from '~/features/session/sit/sit-under-way.ts'
import { byClock, type SitWay, wayOf } from '~/features/session/sit/sit-way.ts'

/** The one sit of a page. Methods are arrow functions, so they can be passed on. */
export class Sit {
  readonly #around: SitSurroundings
  readonly #sound: SitSound
  readonly #showing = new SitShowing()
  #held: SitUnderWay | null = null
  /** That of the sit that is held, or of the last one, whose bell may still ring. */
  #way: SitWay | null = null
  #player: Player | null = null
  #lookout = createSitTicker({
    look: () => this.look(),
    onHidden: () => this.#keep(),
    onGone: () => this.leave(),
  })

  constructor(around: SitSurroundings) {
    this.#around = around
    this.#sound = around.sound({ onTick: () => this.look(), onLost: () => this.#loseGround() })
  }

  snapshot = this.#showing.state.get
  subscribe = this.#showing.state.subscribe
  left = this.#showing.left.get
  subscribeLeft = this.#showing.left.subscribe

  /** Opens the person's unfinished sit, paused; drops one of another person. */
  open(uid: string) {
    if (this.#held && this.#held.uid !== uid) this.giveUp()
    const held = this.#held ? null : heldOf(uid)
    if (!held) return
    this.#hold(held)
    this.#show('paused')
  }

  /** Must be called within a gesture; it pauses the recording in the player. */
  begin = (uid: string, settings: SitSettings, player: Player | null) => {
    this.giveUp()
    const id = this.#around.newId()
    const clock = beginSit(settings, this.#around.now())
    this.#hold({ uid, id, settings, began: localMomentAt(new Date(Date.now())), clock })
    this.#run(player)
    this.#keep()
  }

  resume = (player: Player | null) => {
    if (this.snapshot().status === 'paused') this.#run(player)
  }

  pause = () => {
    this.look()
    if (!this.#held || !this.#way || this.snapshot().status !== 'running') return
    const clock = this.#way.pause(this.#held.clock)
    // The sound tells its place as it stops, and the time may be over there.
    if (this.#held) this.#held = { ...this.#held, clock }
    this.#lookout.stop()
    this.#show('paused')
    this.#keep()
  }

  /** Pauses the sit when the screen is left. Returns whether it was running. */
  leave = (): boolean => {
    const wasRunning = this.snapshot().status === 'running'
    this.pause()
    this.#showing.giveKeysBack()
    return wasRunning && this.#held !== null
  }

  /** Whether the sit would count if it ended now. */
  mayFinish = (): boolean =>
    this.#held !== null && heardEnough(this.#sat(), lengthOf(this.#held.settings))

  /** Ends the sit early; if too little was sat, it continues. */
  finish = () => {
    if (this.mayFinish()) this.#complete(wholeMinutes(this.#sat()), null)
  }

  /** Ends it without counting it. */
  giveUp = () => {
    if (!this.#held) return
    this.#way?.stop()
    this.#forget()
  }

  /** Drops the sit of a person who clears their data from the device. */
  dropOf = (uid: string) => {
    if (this.#held?.uid === uid) this.giveUp()
  }

  /** Goes on with a bell by the clock, for a person who does not wait for the composed sound. */
  goByClock = () => this.#leaveSound('asked')

  /** Checks the time: rings due bells, keeps the sit, and ends it. Extra calls are harmless. */
  look = () => {
    if (!this.#held || !this.#way) return
    const { clock, bell, endedAgo } = this.#way.look(this.#held.clock)
    this.#held = { ...this.#held, clock }
    if (bell === 'closing') return this.#complete(clock.plan.minutes, endedAgo)
    if (this.#showing.showTime(clock, this.#around.now())) this.#keep()
  }

  #hold(held: SitUnderWay) {
    this.#way?.stop()
    this.#held = held
    const on = { onTick: this.look, onNews: this.#hear }
    this.#way = wayOf(this.#parts(held), this.#around.track(held.settings, on))
  }

  #parts({ settings }: SitUnderWay) {
    return { sound: this.#sound, settings, now: this.#around.now }
  }

  #run(player: Player | null) {
    if (!this.#held) return
    player?.pause()
    this.#player = player
    const commands = { play: () => this.resume(player), pause: this.pause }
    this.#showing.takeKeys(this.#held.settings, commands, player)
    this.#show('running')
    this.#go()
  }

  #go() {
    const way = this.#way
    if (!this.#held || !way) return
    this.#lookout.start(way.kind === 'clock')
    const clock = way.run(this.#held.clock)
    // The sound may be lost at once; then the clock has begun already.
    if (way === this.#way) this.#held = { ...this.#held, clock }
  }

  #sat(): number {
    return this.#held && this.#way ? this.#way.sat(this.#held.clock) : 0
  }

  /** `endedAgo` is `null` for an early end. */
  #complete(minutes: number, endedAgo: number | null) {
    if (!this.#held) return
    const [held, counts] = [this.#held, this.mayFinish()]
    this.#way?.end(endedAgo === null)
    this.#forget()
    if (counts) this.#around.onFinished(finishedSit(held, minutes, endedAgo ?? 0))
  }

  #forget() {
    this.#held = null
    this.#lookout.stop()
    dropKeptSit()
    this.#showing.end()
  }

  #hear = (news: TrackNews) => {
    this.look()
    if (news.kind === 'lost') this.#leaveSound('lost')
    else if (news.kind === 'held') this.pause()
    else if (news.kind === 'taken up') this.resume(this.#player)
    else this.#showing.hear(news)
  }

  #leaveSound(why: 'lost' | 'asked') {
    if (!this.#held || this.#way?.kind !== 'sound') return
    this.#way.stop()
    this.#way = byClock(this.#parts(this.#held))
    this.#showing.goByClock(why)
    if (this.snapshot().status === 'running') this.#go()
    this.#keep()
  }

  #loseGround() {
    if (!this.#showing.loseGround()) return
    this.#sound.lay(STILLNESS)
    if (this.snapshot().status === 'running') this.#sound.play()
  }

  #keep() {
    if (this.#held) keepHeld(this.#held, this.#around.now())
  }

  #show(status: 'running' | 'paused') {
    if (this.#held) this.#showing.show(status, this.#held, this.#around.now())
  }
}
