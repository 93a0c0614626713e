import { createChannel, createSignal } from '~/audio/channel.ts'
import type { Player } from '~/audio/player/player.ts'
import type { Track } from '~/audio/track.ts'
import { type LocalMoment, localMomentAt } from '~/domain/day/local-moment.ts'
import { reflectionPrompt } from '~/domain/journal/journal-entry.ts'
import type { SaidMood } from '~/domain/mood/mood-theme.ts'
import { heardEnough } from '~/domain/session/heard-time.ts'
import {
  type EndedSession,
  isRecording,
  type RecordStatus,
  SessionRecords,
  type StoreSession,
} from '~/listening/session-log/completed-session.ts'
import { newId } from '~/queries/database/use-write.ts'
import type { UnderWay } from '~/queries/listening/recently-heard.ts'

/** The sitting the person is to be told about, and how its record stands. */
export type SessionLogState = { readonly done: EndedSession | null; readonly record: RecordStatus }

const NOTHING_DONE: SessionLogState = { done: null, record: 'recording' }

/**
 * Knows when a listening begins and ends, whichever page is open, and sees to it that each is
 * recorded once, when it comes to its end or is finished early, if enough of it was really heard.
 * Sits by the clock are handed to it when they end.
 */
export class SessionLog {
  readonly #newId: () => string
  readonly #state = createChannel<SessionLogState>(NOTHING_DONE)
  readonly #records = new SessionRecords((id, record) => {
    const { done } = this.#state.get()
    if (done?.id === id) this.#state.set({ done, record })
  })
  #player: Player | null = null
  readonly #unheard = createSignal<Track>()
  #begun: { id: string; url: string; at: LocalMoment } | null = null
  #mood: { url: string; said: SaidMood | null } | null = null

  constructor(newId: () => string) {
    this.#newId = newId
  }

  snapshot = this.#state.get
  subscribe = this.#state.subscribe
  /** Told when a recording came to its end and too little of it had sounded: nothing is recorded. */
  onUnheard = this.#unheard.subscribe

  /** Listens along with the player until the function it answers is called. */
  follow(player: Player): () => void {
    const look = () => this.#look(player)
    const stops = [
      player.subscribe(look),
      player.onEnded(({ track, heardSeconds }) => this.#end(track, player, heardSeconds)),
    ]
    this.#player = player
    look()
    return () => {
      this.#player = null
      for (const stop of stops) stop()
    }
  }

  storeWith(store: StoreSession | null) {
    this.#records.storeWith(store)
  }

  /** Whoever leaves takes their music along: it must not end as somebody else's session. */
  forget() {
    this.#player?.clear()
    this.#begun = null
    this.#mood = null
    this.#records.forget()
    this.#state.set(NOTHING_DONE)
  }

  /** How the person feels who listens to a recording. */
  noteMood(url: string, said: SaidMood | null) {
    this.#mood = { url, said }
  }

  /** The listening to a recording so far, for a page that may have to go on with it. */
  underWay = (url: string): UnderWay | undefined => {
    if (!this.#player || this.#begun?.url !== url) return undefined
    return { began: this.#begun.at, spans: this.#player.heardSpans() }
  }

  /** Goes on with a listening: what sounded before counts, and it began when that did. */
  takeUp = (url: string, { began, spans }: UnderWay) => {
    if (this.#player?.snapshot().track?.url !== url) return
    this.#player.creditHeard(spans)
    this.#begun = { id: this.#newId(), url, at: began }
  }

  /** Whether the person may finish now and have it counted. */
  mayFinish = (): boolean => {
    const player = this.#player
    const track = player?.snapshot().track ?? null
    if (!player || !isRecording(track)) return false
    return heardEnough(player.heardSeconds(), secondsOf(track, player))
  }

  /** Ends the session before its end; heard too little, it goes on. */
  finish = () => {
    const track = this.#player?.snapshot().track
    if (!this.#player || !track || !this.mayFinish()) return
    this.#complete(track, this.#player)
    this.#player.clear()
  }

  /** A sit without a recording is over, and counts. `id` was made when it began. */
  completeSit(sit: Pick<EndedSession, 'id' | 'title' | 'minutes' | 'began' | 'endedAt'>) {
    this.#record({ ...sit, url: null, mood: null, raga: null })
  }

  /** Stores the sitting that is done, again if need be. Resolves to whether it is stored. */
  recordDone(): Promise<boolean> {
    const { done } = this.#state.get()
    if (!done) return Promise.resolve(false)
    return this.#records.isUnstored(done.id) ? this.#records.send(done) : Promise.resolve(true)
  }

  /** Sends again whatever could not be stored. */
  recordUnstored = () => this.#records.sendUnstored()

  /** The person has seen it. What is not stored yet can still be sent again. */
  dismiss = () => this.#state.set(NOTHING_DONE)

  #look(player: Player) {
    const { track, status } = player.snapshot()
    if (track?.url !== this.#begun?.url) this.#begun = null
    if (status !== 'playing' || !isRecording(track)) return
    this.#begun ??= { id: this.#newId(), url: track.url, at: localMomentAt(new Date()) }
  }

  /** The sound has come to its end, by playing or by a drag along the line for time. */
  #end(track: Track, player: Player, heardSeconds: number) {
    if (heardEnough(heardSeconds, secondsOf(track, player))) {
      this.#complete(track, player)
      return
    }
    this.#begun = null
    if (isRecording(track)) this.#unheard.tell(track)
  }

  #complete(track: Track, player: Player) {
    if (!isRecording(track)) return
    const seconds = secondsOf(track, player)
    const endedAt = new Date()
    const { id, at: began } = this.#begun ?? { id: this.#newId(), at: localMomentAt(endedAt) }
    this.#begun = null
    this.#record({
      id,
      title: track.title,
      url: track.url,
      minutes: seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
      mood: this.#mood?.url === track.url ? this.#mood.said : null,
      raga: track.raga,
      began,
      endedAt,
    })
  }

  #record(sitting: Omit<EndedSession, 'prompt'>) {
    const done: EndedSession = { ...sitting, prompt: reflectionPrompt(Math.random()) }
    this.#state.set({ done, record: 'recording' })
    void this.#records.send(done)
  }
}

/** The sittings of this page: one for as long as it lives, as there is one player. */
export const sessionLog = new SessionLog(newId)

/** The length the library states, else the file's: a browser may take each moment for its end. */
function secondsOf({ minutes }: Track, player: Player): number | null {
  return minutes === null ? player.position().duration : minutes * 60
}
