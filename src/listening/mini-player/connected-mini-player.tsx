import { usePlayerState } from '~/audio/audio-provider.tsx'
import { canRetry, isRunning, type PlayerState } from '~/audio/player-state.ts'
import { FAILURE_WORDS, waitingWords } from '~/audio/player-words.ts'
import type { Track } from '~/audio/track.ts'
import { useCanSeek, usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import { isFavouriteItem } from '~/domain/session/session.ts'
import { paths } from '~/lib/paths.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { useResumed } from '~/listening/resume/use-resumed.ts'
import { MiniPlayerBar } from '~/listening/view/mini-player-bar.tsx'
import { ResumedLine, Timeline } from '~/listening/view/timeline.tsx'
import { usePersonOrNull } from '~/queries/account/person.tsx'

function statusWords(state: PlayerState): string | null {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  const isWaiting = state.status === 'buffering' || state.status === 'loading'
  return isWaiting ? waitingWords(state) : null
}

/** The raga; its length instead when the title already is the raga. */
function besideTitle({ title, raga, minutes }: Track): string | null {
  if (raga !== title) return raga
  return minutes === null ? null : `${minutes} minutes`
}

/** The track as navigation state, so that the session screen opens with this track. */
function handedOver({ id, title, url, raga, minutes }: Track) {
  return { title, audioUrl: url, sessionId: id, sessionData: { raag: raga, minutes } }
}

/**
 * The mini-player, on pages that show no player for this track. A tick renders only its time line.
 */
export function ConnectedMiniPlayer() {
  const player = usePlayer()
  const state = usePlayerState()
  const canSeek = useCanSeek()
  const resumed = useResumed()
  const isShown = useHasMiniPlayer()
  if (!state.track || !isShown) return null
  return (
    <MiniPlayerBar
      title={state.track.title}
      subtitle={besideTitle(state.track)}
      session={{ to: paths.session(), state: handedOver(state.track) }}
      heart={<PlayerHeart track={state.track} />}
      resumed={<ResumedLine resumed={resumed} />}
      canSkip={canSeek}
      status={statusWords(state)}
      canRetry={canRetry(state)}
      running={isRunning(state)}
      sounding={state.status === 'playing'}
      volume={player.canSetVolume ? state.volume : null}
      muted={state.muted}
      timeline={<PlayerTimeline minutes={state.track.minutes} />}
      onToggle={player.toggle}
      onRetry={player.retry}
      onSkip={player.skip}
      onVolume={player.setVolume}
      onMute={() => player.setMuted(!state.muted)}
      onClose={player.clear}
    />
  )
}

function PlayerTimeline({ minutes }: { minutes: number | null }) {
  const player = usePlayer()
  const { seconds, duration, canSeek } = usePlaybackPosition()
  return (
    <Timeline
      position={seconds}
      duration={duration ?? (minutes ?? 0) * 60}
      canSeek={canSeek}
      onSeek={player.seekTo}
    />
  )
}

/** The heart of the current track; nothing for a track that cannot be kept or when signed out. */
function PlayerHeart({ track }: { track: Track }) {
  const person = usePersonOrNull()
  if (!person || !isFavouriteItem(track.id)) return null
  return <FavouriteHeart key={person.uid} tone="inherit" item={track.id} name={track.title} />
}
