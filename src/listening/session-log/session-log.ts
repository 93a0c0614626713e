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

/** The session to show to the person, and the state of its record. */
export type SessionLogState = { readonly done: EndedSession | null; readonly record: RecordStatus }

const NOTHING_DONE: SessionLogState = { done: null, record: 'recording' }

/**
 * Follows the player on every page and records each listening once, at its end or when finished
 * early, if enough of it was really heard. Sits by the clock are passed to it when they end.
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
  /**
   * Calls the listener when a recording ended but too little of it was heard; nothing is recorded.
   */
  onUnheard = this.#unheard.subscribe

  /** Follows the player until the returned function is called. */
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

  /** Forgets the sessions of a person who signs out, so that they do not count for the next one. */
  forget() {
    this.#player?.clear()
    this.#begun = null
    this.#mood = null
    this.#records.forget()
    this.#state.set(NOTHING_DONE)
  }

  /** Stores the mood of the person who listens to a recording. */
  noteMood(url: string, said: SaidMood | null) {
    this.#mood = { url, said }
  }

  /** The listening to a recording so far, for a page that may have to continue it. */
  underWay = (url: string): UnderWay | undefined => {
    if (!this.#player || this.#begun?.url !== url) return undefined
    return { began: this.#begun.at, spans: this.#player.heardSpans() }
  }

  /** Continues a listening: the spans heard earlier count, and it keeps its first beginning. */
  takeUp = (url: string, { began, spans }: UnderWay) => {
    if (this.#player?.snapshot().track?.url !== url) return
    this.#player.creditHeard(spans)
    this.#begun = { id: this.#newId(), url, at: began }
  }

  /** Whether enough was heard to finish now and count the session. */
  mayFinish = (): boolean => {
    const player = this.#player
    const track = player?.snapshot().track ?? null
    if (!player || !isRecording(track)) return false
    return heardEnough(player.heardSeconds(), secondsOf(track, player))
  }

  /** Finishes the session early. If too little was heard, it continues. */
  finish = () => {
    const track = this.#player?.snapshot().track
    if (!this.#player || !track || !this.mayFinish()) return
    this.#complete(track, this.#player)
    this.#player.clear()
  }

  /** Completes a sit without a recording, which counts. `id` was made when it began. */
  completeSit(sit: Pick<EndedSession, 'id' | 'title' | 'minutes' | 'began' | 'endedAt'>) {
    this.#record({ ...sit, url: null, mood: null, raga: null })
  }

  /** Stores the completed session, or tries again. Resolves to whether it is stored. */
  recordDone(): Promise<boolean> {
    const { done } = this.#state.get()
    if (!done) return Promise.resolve(false)
    return this.#records.isUnstored(done.id) ? this.#records.send(done) : Promise.resolve(true)
  }

  /** Sends again everything that could not be stored. */
  recordUnstored = () => this.#records.sendUnstored()

  /** Closes the completed session. A session that is not stored yet can still be sent again. */
  dismiss = () => this.#state.set(NOTHING_DONE)

  #look(player: Player) {
    const { track, status } = player.snapshot()
    if (track?.url !== this.#begun?.url) this.#begun = null
    if (status !== 'playing' || !isRecording(track)) return
    this.#begun ??= { id: this.#newId(), url: track.url, at: localMomentAt(new Date()) }
  }

  /** The sound reached its end, by playing or because the person dragged the time line. */
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

  #record(session: Omit<EndedSession, 'prompt'>) {
    const done: EndedSession = { ...session, prompt: reflectionPrompt(Math.random()) }
    this.#state.set({ done, record: 'recording' })
    void this.#records.send(done)
  }
}

/** The sessions of this page. There is one instance because there is one player. */
export const sessionLog = new SessionLog(newId)

/**
 * The length from the library, else the file's: a browser may report each new moment as the end.
 */
function secondsOf({ minutes }: Track, player: Player): number | null {
  return minutes === null ? player.position().duration : minutes * 60
}
