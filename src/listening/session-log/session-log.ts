import type { Player } from '~/audio/player/player.ts'
import { type LocalMoment, localMomentAt } from '~/domain/day/local-moment.ts'
import { reflectionPrompt } from '~/domain/journal/journal-entry.ts'
import type { SaidMood } from '~/domain/mood/mood-theme.ts'
import { heardEnough, inMinutes, lengthOf } from '~/domain/session/heard-enough.ts'
import { hasMusic, type Recording } from '~/domain/session/recording.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { createChannel, createSignal } from '~/lib/channel.ts'
import {
  type EndedSession,
  type RecordStatus,
  SessionRecords,
  type StoreSession,
} from '~/listening/session-log/completed-session.ts'
import type { UnderWay } from '~/queries/listening/under-way.ts'

/** The session to show to the person, and the state of its record. */
export type SessionLogState = { readonly done: EndedSession | null; readonly record: RecordStatus }

const NOTHING_DONE: SessionLogState = { done: null, record: 'recording' }

/**
 * Follows the player on every page and records each listening once, at its end or when finished
 * early, if enough of it was really heard. A sit is over when its last bell rings, and that rings on.
 */
export class SessionLog {
  readonly #newId: () => string
  readonly #state = createChannel<SessionLogState>(NOTHING_DONE)
  readonly #records = new SessionRecords((id, record) => {
    const { done } = this.#state.get()
    if (done?.id === id) this.#state.set({ done, record })
  })
  #player: Player | null = null
  #followers = 0
  #stop = () => {}
  readonly #unheard = createSignal<Recording>()
  #begun: { id: string; audioUrl: string; at: LocalMoment } | null = null
  /** The address that the player holds, and the sit that is over or given up. */
  #held: string | null = null
  #over: string | null = null
  #mood: { audioUrl: string; said: SaidMood | null } | null = null

  constructor(newId: () => string) {
    this.#newId = newId
  }

  snapshot = this.#state.get
  subscribe = this.#state.subscribe
  /**
   * Calls the listener when a recording ended but too little of it was heard; nothing is recorded.
   */
  onUnheard = this.#unheard.subscribe

  /** Follows the player until everybody who asked for it has called the returned function. */
  follow(player: Player): () => void {
    this.#followers += 1
    if (this.#followers === 1) this.#stop = this.#start(player)
    return () => {
      this.#followers -= 1
      if (this.#followers === 0) this.#stop()
    }
  }

  #start(player: Player): () => void {
    const look = () => this.#look(player)
    const stops = [
      player.subscribe(look),
      player.subscribePosition(() => this.#lookAtSit(player)),
      player.onEnded(({ recording, heardSeconds }) => {
        const isSit = sittingSeconds(recording.audioUrl) !== null
        if (!this.isOver(recording.audioUrl)) this.#end(recording, player, heardSeconds)
        // Its last bell has rung.
        if (isSit) player.clear()
      }),
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
    this.#over = null
    this.#mood = null
    this.#records.forget()
    this.#state.set(NOTHING_DONE)
  }

  /** Stores the mood of the person who listens to a recording. */
  noteMood(audioUrl: string, said: SaidMood | null) {
    this.#mood = { audioUrl, said }
  }

  /** The listening to a recording so far, for a page that may have to continue it. */
  underWay = (audioUrl: string): UnderWay | undefined => {
    if (!this.#player || this.#begun?.audioUrl !== audioUrl) return undefined
    return { began: this.#begun.at, spans: this.#player.heardSpans() }
  }

  /** Continues a listening: the spans heard earlier count, and it keeps its first beginning. */
  takeUp = (audioUrl: string, { began, spans }: UnderWay) => {
    if (this.#player?.snapshot().recording?.audioUrl !== audioUrl) return
    this.#player.creditHeard(spans)
    this.#begun = { id: this.#newId(), audioUrl, at: began }
  }

  /** Whether enough was heard to finish now and count the session. */
  mayFinish = (): boolean => {
    const player = this.#player
    const recording = player?.snapshot().recording ?? null
    if (!player || !hasMusic(recording) || this.#over === recording.audioUrl) return false
    return heardEnough(player.heardSeconds(), secondsOf(recording, player, false))
  }

  /**
   * Finishes the session early. If too little was heard, it continues. A sit counts for the time that
   * was sat, and goes to its last bell.
   */
  finish = () => {
    const player = this.#player
    const recording = player?.snapshot().recording
    if (!player || !recording || !this.mayFinish()) return
    const sitting = sittingSeconds(recording.audioUrl)
    if (sitting === null) {
      this.#complete(recording, secondsOf(recording, player, false))
      player.clear()
    } else {
      this.#over = recording.audioUrl
      this.#complete(recording, player.heardSeconds())
      player.seekTo(sitting)
      player.play()
    }
  }

  /** Ends a sit without counting it. */
  giveUp = () => {
    const recording = this.#player?.snapshot().recording
    if (!this.#player || !recording) return
    this.#over = recording.audioUrl
    this.#begun = null
    this.#player.clear()
  }

  /** Whether a recording that was held last is a sit that is over, or was completed just now. */
  isOver = (audioUrl: string): boolean =>
    this.#over === audioUrl || this.#state.get().done?.recording.audioUrl === audioUrl

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
    const { recording, status } = player.snapshot()
    const address = recording?.audioUrl ?? null
    // What was over when it left the player is a new one when it comes again.
    if (address !== this.#held && address !== null) this.#over = null
    this.#held = address
    if (address !== this.#begun?.audioUrl) this.#begun = null
    if (status !== 'playing' || !hasMusic(recording) || this.#over === address) return
    this.#begun ??= {
      id: this.#newId(),
      audioUrl: recording.audioUrl,
      at: localMomentAt(new Date()),
    }
  }

  #lookAtSit(player: Player) {
    const { recording } = player.snapshot()
    const sitting = recording && sittingSeconds(recording.audioUrl)
    if (!recording || sitting === null || this.#over === recording.audioUrl) return
    if (player.position().seconds < sitting) return
    this.#end(recording, player, player.heardSeconds())
  }

  /** The sound reached its end, by playing or because the person dragged the time line. */
  #end(recording: Recording, player: Player, heardSeconds: number) {
    const seconds = secondsOf(recording, player, true)
    if (sittingSeconds(recording.audioUrl) !== null) this.#over = recording.audioUrl
    if (heardEnough(heardSeconds, seconds)) {
      this.#complete(recording, seconds)
      return
    }
    this.#begun = null
    if (hasMusic(recording)) this.#unheard.tell(recording)
  }

  #complete(recording: Recording, seconds: number | null) {
    if (!hasMusic(recording)) return
    const endedAt = new Date()
    const { id, at: began } = this.#begun ?? { id: this.#newId(), at: localMomentAt(endedAt) }
    this.#begun = null
    this.#record({
      id,
      title: recording.title,
      recording,
      minutes: inMinutes(seconds),
      mood: this.#mood?.audioUrl === recording.audioUrl ? this.#mood.said : null,
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
export const sessionLog = new SessionLog(() => crypto.randomUUID())

function secondsOf(recording: Recording, player: Player, isOver: boolean): number | null {
  return lengthOf(recording, { ...player.position(), isOver })
}
