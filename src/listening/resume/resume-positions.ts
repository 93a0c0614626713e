import type { Player } from '~/audio/player/player.ts'
import type { PlaybackPosition } from '~/audio/player/player-state.ts'
import { hasMusic, type Recording } from '~/domain/session/recording.ts'
import { goesOnFrom, isOngoing } from '~/listening/resume/going-on.ts'
import type { createResumed } from '~/listening/resume/resumed-recording.ts'
import type { Heard } from '~/queries/listening/recently-heard.ts'
import type { UnderWay } from '~/queries/listening/under-way.ts'

/** One person's list of recordings and positions, as `ResumePositions` needs it. */
export type RecentlyHeard = {
  /** What the list knows of a recording; synchronous when the list is loaded. */
  readonly find: (audioUrl: string) => Heard | undefined | Promise<Heard | undefined>
  /** `hurried` when the page is about to be unloaded. */
  readonly put: (heard: Heard, hurried: boolean) => void
  /** Whether a recording that leaves the player was finished. */
  readonly isFinished: (audioUrl: string) => boolean
  /** The current listening to a recording, so far. */
  readonly underWay: (audioUrl: string) => UnderWay | undefined
  /** Continues a listening that began on an earlier page or before a reload. */
  readonly takeUp: (audioUrl: string, underWay: UnderWay) => void
}

const KEEP_EVERY_SECONDS = 5

/**
 * Stores the position of each recording as it plays, and restores it when that recording is loaded
 * again. It uses the player's positions and no timer, because browsers throttle timers.
 */
export class ResumePositions {
  readonly #now: () => Date
  readonly #resumed: ReturnType<typeof createResumed>
  #player: Player | null = null
  #recent: RecentlyHeard | null = null
  #recording: Recording | null = null
  #wasHeard: boolean = false
  #place = 0
  #kept = 0
  #duration: number | null = null
  /** As of the last position: a recording that leaves the player is under way no more. */
  #underWay: UnderWay | undefined

  constructor(now: () => Date, resumed: ReturnType<typeof createResumed>) {
    this.#now = now
    this.#resumed = resumed
  }

  /** Keeps the positions of one person until the returned function is called. */
  follow(player: Player, recent: RecentlyHeard): () => void {
    this.#player = player
    this.#recent = recent
    const stops = [
      player.subscribe(() => this.#look(player)),
      player.subscribePosition((position) => this.#move(position)),
    ]
    this.#look(player)
    return () => {
      for (const stop of stops) stop()
      this.#leave()
      this.#begin(null)
      this.#player = null
      this.#recent = null
    }
  }

  /** Stores the current position: the page is about to be hidden or, if `hurried`, unloaded. */
  keep(hurried = false) {
    if (!this.#wasHeard || this.#place === this.#kept) return
    this.#put(this.#place, hurried)
  }

  #look(player: Player) {
    const { recording, status } = player.snapshot()
    if (recording?.audioUrl !== this.#recording?.audioUrl) {
      this.#leave()
      this.#begin(recording)
    }
    if (status === 'playing') this.#wasHeard = true
    else if (status === 'paused' || status === 'failed') this.keep()
    else if (status === 'ended' && this.#wasHeard) {
      this.#put(0)
      this.#wasHeard = false
    }
  }

  #move({ seconds, duration }: PlaybackPosition) {
    // Between two recordings and at the end the player is at 0, which is not a position to keep.
    if (seconds < 1) return
    this.#place = seconds
    this.#duration = duration
    this.#underWay = this.#recording ? this.#recent?.underWay(this.#recording.audioUrl) : undefined
    if (Math.abs(seconds - this.#kept) >= KEEP_EVERY_SECONDS) this.keep()
  }

  #begin(recording: Recording | null) {
    this.#recording = hasMusic(recording) ? recording : null
    this.#wasHeard = false
    this.#place = 0
    this.#kept = 0
    this.#duration = null
    this.#underWay = undefined
    this.#resumed.tell(null)
    if (!this.#recording || !this.#recent) return
    const { audioUrl } = this.#recording
    const found = this.#recent.find(audioUrl)
    if (found instanceof Promise) void found.then((heard) => this.#resume(audioUrl, heard))
    else this.#resume(audioUrl, found)
  }

  #resume(audioUrl: string, heard: Heard | undefined) {
    if (!heard || !this.#player || this.#recording?.audioUrl !== audioUrl) return
    const from = goesOnFrom(heard, this.#now())
    // If the person already started or moved the sound, do not move it again.
    if (from === null || this.#wasHeard || this.#player.position().seconds >= 1) return
    this.#kept = from
    this.#resumed.tell({ audioUrl, from, startOver: this.#startOver })
    if (heard.underWay && isOngoing(heard, this.#now()))
      this.#recent?.takeUp(audioUrl, heard.underWay)
    this.#player.seekTo(from)
  }

  #startOver = () => {
    this.#player?.seekTo(0)
    this.#resumed.tell(null)
    this.#put(0)
  }

  #leave() {
    const recording = this.#recording
    if (recording && this.#recent?.isFinished(recording.audioUrl)) this.#put(0)
    else this.keep()
  }

  #put(place: number, hurried = false) {
    const recording = this.#recording
    if (!recording || !this.#recent) return
    this.#place = place
    this.#kept = place
    const at = this.#now().toISOString()
    const underWay = place > 0 ? this.#underWay : undefined
    const heard = { recording, position: place, duration: this.#duration, at, underWay }
    this.#recent.put(heard, hurried)
  }
}
