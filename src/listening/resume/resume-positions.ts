import type { Player } from '~/audio/player/player.ts'
import type { PlaybackPosition } from '~/audio/player-state.ts'
import type { Track } from '~/audio/track.ts'
import { resumePoint } from '~/domain/session/heard-time.ts'
import type { createResumed } from '~/listening/resume/resumed-recording.ts'
import { isRecording } from '~/listening/session-log/completed-session.ts'
import type { Heard, UnderWay } from '~/queries/listening/recently-heard.ts'

/** One person's shelf, as the places need it. */
export type RecentlyHeard = {
  /** What the shelf knows of a recording; at once where it is known already. */
  readonly find: (url: string) => Heard | undefined | Promise<Heard | undefined>
  /** `hurried` when the page is about to go. */
  readonly put: (heard: Heard, hurried: boolean) => void
  /** Whether a recording that leaves the player was finished. */
  readonly isFinished: (url: string) => boolean
  /** The listening to a recording as far as it has come. */
  readonly underWay: (url: string) => UnderWay | undefined
  /** Goes on with a listening that an earlier page, or an earlier loading, began. */
  readonly takeUp: (url: string, underWay: UnderWay) => void
}

const KEEP_EVERY_SECONDS = 5
// Left longer ago than this, it is another listening.
const LONGEST_BREAK_HOURS = 6

/**
 * Knows where each recording was left: keeps the place as it moves on, and takes a recording that
 * is loaded again back to it. Places come from positions alone, so no throttled timer loses them.
 */
export class ResumePositions {
  readonly #now: () => Date
  readonly #resumed: ReturnType<typeof createResumed>
  #player: Player | null = null
  #shelf: RecentlyHeard | null = null
  #track: Track | null = null
  #wasHeard = false
  #place = 0
  #kept = 0
  #duration: number | null = null

  constructor(now: () => Date, resumed: ReturnType<typeof createResumed>) {
    this.#now = now
    this.#resumed = resumed
  }

  /** Keeps the places of one person until the function it answers is called. */
  follow(player: Player, shelf: RecentlyHeard): () => void {
    this.#player = player
    this.#shelf = shelf
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
      this.#shelf = null
    }
  }

  /** Keeps the place as it is now: the page is about to be hidden, or, `hurried`, to go. */
  keep(hurried = false) {
    if (!this.#wasHeard || this.#place === this.#kept) return
    this.#put(this.#place, hurried)
  }

  #look(player: Player) {
    const { track, status } = player.snapshot()
    if (track?.url !== this.#track?.url) {
      this.#leave()
      this.#begin(track)
    }
    if (status === 'playing') this.#wasHeard = true
    else if (status === 'paused' || status === 'failed') this.keep()
    else if (status === 'ended' && this.#wasHeard) {
      this.#put(0)
      this.#wasHeard = false
    }
  }

  #move({ seconds, duration }: PlaybackPosition) {
    // The player is at 0 on its way from one track to the next and at the end: no place to keep.
    if (seconds < 1) return
    this.#place = seconds
    this.#duration = duration
    if (Math.abs(seconds - this.#kept) >= KEEP_EVERY_SECONDS) this.keep()
  }

  #begin(track: Track | null) {
    this.#track = isRecording(track) ? track : null
    this.#wasHeard = false
    this.#place = 0
    this.#kept = 0
    this.#duration = null
    this.#resumed.tell(null)
    if (!this.#track || !this.#shelf) return
    const { url } = this.#track
    const found = this.#shelf.find(url)
    if (found instanceof Promise) void found.then((heard) => this.#resume(url, heard))
    else this.#resume(url, found)
  }

  #resume(url: string, heard: Heard | undefined) {
    if (!heard || !this.#player || this.#track?.url !== url) return
    const minutes = heard.minutes === null ? null : heard.minutes * 60
    const from = resumePoint(heard.position, heard.duration ?? minutes)
    // Whoever has begun already, or gone elsewhere, is not taken away from there.
    if (from === null || this.#wasHeard || this.#player.position().seconds >= 1) return
    this.#kept = from
    this.#resumed.tell({ url, from, startOver: this.#startOver })
    const isOngoing = this.#now().getTime() - Date.parse(heard.at) < LONGEST_BREAK_HOURS * 3_600_000
    if (heard.underWay && isOngoing) this.#shelf?.takeUp(url, heard.underWay)
    this.#player.seekTo(from)
  }

  #startOver = () => {
    this.#player?.seekTo(0)
    this.#resumed.tell(null)
    this.#put(0)
  }

  #leave() {
    const { url } = this.#track ?? {}
    if (url !== undefined && this.#shelf?.isFinished(url)) this.#put(0)
    else this.keep()
  }

  #put(place: number, hurried = false) {
    if (!this.#track || !this.#shelf) return
    this.#place = place
    this.#kept = place
    const { id, title, url, raga, minutes } = this.#track
    const at = this.#now().toISOString()
    const underWay = place > 0 ? this.#shelf.underWay(url) : undefined
    const track = { url, id, title, raga, minutes }
    this.#shelf.put({ ...track, position: place, duration: this.#duration, at, underWay }, hurried)
  }
}
