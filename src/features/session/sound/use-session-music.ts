import { useState } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { Player } from '~/audio/player/player.ts'
import { isRunning } from '~/audio/player/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { type Improvisation, improvisationOf } from '~/domain/improvisation/improvisation.ts'
import { changed, improvised, isSameMelody, type SoundWish } from '~/domain/session/improvised.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { swellingBreath } from '~/features/session/breath/breath-setting.ts'
import { ownMinutes, useOwnMinutes } from '~/listening/own-minutes.ts'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { soundWish, useSoundWish } from '~/listening/sound-wish.ts'

/** What a session sounds like, and how to change it. */
export type SessionMusic = {
  /** As it is played. */
  readonly recording: Recording
  /** `null` for a recording from elsewhere, of which nothing can be changed. */
  readonly improvisation: Improvisation | null
  /** Changes this session at once, and those to come. */
  readonly change: (change: Partial<SoundWish>) => void
  /** Plays this session in another length, made as a whole first. The length is not remembered. */
  readonly playWhole: (minutes: number) => void
}

type Options = {
  readonly chosen: Recording
  readonly day: LocalDay
  /** The length that was asked for with the recording, before the one that is remembered. */
  readonly askedMinutes: number | undefined
}

/** The chosen recording as today's improvisation, as this person wants to hear it. */
export function useSessionMusic({ chosen, day, askedMinutes }: Options): SessionMusic {
  const player = usePlayer()
  const wish = useSoundWish()
  const [picked, setPicked] = useState<{ of: string; recording: Recording } | null>(null)
  const own = useOwnMinutes()
  const minutes = askedMinutes ?? own
  const isHeld = usePlayerState().recording?.audioUrl === chosen.audioUrl
  const todays = isHeld
    ? chosen
    : improvised(chosen, day, { ...wish, minutes, breath: swellingBreath() })
  const recording = picked?.of === chosen.audioUrl ? picked.recording : todays
  return {
    recording,
    improvisation: improvisationOf(recording.audioUrl),
    change(change) {
      const next = changed(recording, change)
      // The breath has a setting of its own.
      const { minutes: length, breath: _, ...sound } = change
      if (length !== undefined) ownMinutes.choose(length)
      soundWish.change(sound)
      setPicked({ of: chosen.audioUrl, recording: next })
      carryOn(player, recording, next)
    },
    playWhole(minutes) {
      if (minutes !== recording.minutes) {
        const next = changed(recording, { minutes })
        setPicked({ of: chosen.audioUrl, recording: next })
        player.load(next)
      }
      player.makeWhole()
    },
  }
}

/** Plays on with another sound where the player is; another length begins anew. */
function carryOn(player: Player, from: Recording, to: Recording): void {
  const now = player.snapshot()
  if (to.audioUrl === from.audioUrl) return
  if (now.recording === null || now.recording.audioUrl !== from.audioUrl) return
  if (!now.begun || now.status === 'ended') return
  const { seconds } = player.position()
  const underWay = sessionLog.underWay(from.audioUrl)
  player.load(to, { autoplay: isRunning(now) })
  if (!isSameMelody(from.audioUrl, to.audioUrl)) return
  player.seekTo(seconds)
  if (underWay) sessionLog.takeUp(to.audioUrl, underWay)
}
