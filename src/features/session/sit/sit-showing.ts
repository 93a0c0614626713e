import type { Player } from '~/audio/player/player.ts'
import { lendMediaSession, type SitCommands } from '~/audio/sit/sit-media-session.ts'
import type { TrackNews } from '~/audio/sit/sit-track.ts'
import { leftAt } from '~/domain/sit/sit-clock.ts'
import { type SitSettings, titleOf } from '~/features/session/sit/sit-settings.ts'
import type { SitState, SitUnderWay } from '~/features/session/sit/sit-under-way.ts'
import { createChannel } from '~/lib/channel.ts'

const WELL = { isSoundLost: false, byClock: null, preparing: null } as const

/** What is shown of a page's sit, there and on the lock screen. */
export class SitShowing {
  readonly state = createChannel<SitState>({ status: 'none' })
  /** The seconds left, separate from the state, so that a tick renders only the time. */
  readonly left = createChannel({ seconds: 0 })

  #keys: ReturnType<typeof lendMediaSession> | null = null

  show(status: 'running' | 'paused', { settings, clock }: SitUnderWay, now: number) {
    const before = this.state.get()
    const ways = before.status === 'none' ? WELL : before
    this.showTime(clock, now)
    this.state.set({ ...ways, preparing: null, status, settings })
    this.#keys?.show(status === 'running' ? 'playing' : 'paused')
  }

  /** Returns whether another minute has begun. */
  showTime(clock: SitUnderWay['clock'], now: number): boolean {
    const minuteBefore = Math.ceil(this.left.get().seconds / 60)
    const seconds = Math.ceil(leftAt(clock, now) / 1000)
    this.left.set({ seconds })
    return Math.ceil(seconds / 60) !== minuteBefore
  }

  /** Shows whether the composed sound is heard. */
  hear(news: TrackNews) {
    const state = this.state.get()
    const preparing = news.kind === 'preparing' ? (news.percent ?? 'soon') : null
    if (state.status === 'running') this.state.set({ ...state, preparing })
  }

  /** The sit leaves its composed sound. */
  goByClock(byClock: 'lost' | 'asked') {
    const state = this.state.get()
    if (state.status !== 'none') this.state.set({ ...state, byClock, preparing: null })
  }

  /** Returns false when nothing is lost: beneath the bells of a silent sit, or a second time. */
  loseGround(): boolean {
    const state = this.state.get()
    if (state.status === 'none' || state.isSoundLost || state.settings.sound === 'silence') {
      return false
    }
    this.state.set({ ...state, isSoundLost: true })
    return true
  }

  /** Takes the media keys, unless they are taken already. */
  takeKeys(settings: SitSettings, commands: SitCommands, player: Player | null) {
    this.#keys ??= lendMediaSession(titleOf(settings), commands, player)
  }

  giveKeysBack() {
    this.#keys?.giveBack()
    this.#keys = null
  }

  end() {
    this.giveKeysBack()
    this.state.set({ status: 'none' })
  }
}
