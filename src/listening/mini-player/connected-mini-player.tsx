import { usePlayerState } from '~/audio/audio-provider.tsx'
import { statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlayer } from '~/audio/use-player.ts'
import { isFavouriteItem, type Recording } from '~/domain/session/recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { PlayerVolume, RecordingTimeline } from '~/listening/recording-controls.tsx'
import { useResumed } from '~/listening/resume/resumed-recording.ts'
import { type RecordingPlayer, useRecordingPlayer } from '~/listening/use-recording-player.ts'
import { MiniPlayerBar } from '~/listening/view/mini-player-bar.tsx'
import { ResumedLine } from '~/listening/view/timeline.tsx'
import { usePersonOrNull } from '~/queries/account/person.tsx'

/**
 * The mini-player, on pages that show no player for its recording. A tick renders only its time
 * line.
 */
export function ConnectedMiniPlayer() {
  const { recording } = usePlayerState()
  const isShown = useHasMiniPlayer()
  return recording && isShown ? <RecordingBar recording={recording} /> : null
}

function RecordingBar({ recording }: { recording: Recording }) {
  const player = usePlayer()
  const sound = useRecordingPlayer(recording)
  const canSeek = useCanSeek()
  const resumed = useResumed()
  return (
    <MiniPlayerBar
      title={recording.title}
      subtitle={besideTitle(recording)}
      session={sessionScreen(recording)}
      heart={<PlayerHeart recording={recording} />}
      resumed={<ResumedLine resumed={resumed} />}
      canSkip={canSeek}
      status={waitingWords(sound)}
      canRetry={sound.canRetry}
      running={sound.isRunning}
      sounding={sound.state.status === 'playing'}
      timeline={<RecordingTimeline sound={sound} />}
      volume={<PlayerVolume tone="inherit" />}
      onToggle={sound.toggle}
      onRetry={sound.retry}
      onSkip={sound.skip}
      onClose={player.clear}
    />
  )
}

/** What it waits for, or why it cannot play, in words. */
function waitingWords({ state }: RecordingPlayer): string | null {
  const isWaiting = state.status === 'buffering' || state.status === 'loading'
  return isWaiting || state.status === 'failed' ? statusWords(state) : null
}

/** The raga; its length instead when the title already is the raga. */
function besideTitle({ title, raga, minutes }: Recording): string | null {
  if (raga !== title) return raga
  return minutes === null ? null : `${minutes} minutes`
}

/** The heart of a recording; nothing for one that cannot be kept or when signed out. */
function PlayerHeart({ recording }: { recording: Recording }) {
  const person = usePersonOrNull()
  if (!person || !isFavouriteItem(recording.id)) return null
  return (
    <FavouriteHeart key={person.uid} tone="inherit" item={recording.id} name={recording.title} />
  )
}
