import { usePlayerState } from '~/audio/audio-provider.tsx'
import { canRetry, isRunning } from '~/audio/player-state.ts'
import { FAILURE_WORDS, statusWords } from '~/audio/player-words.ts'
import { useCanSeek, usePlaybackPosition, usePlayer } from '~/audio/use-player.ts'
import type { Session } from '~/domain/session/session.ts'
import { PlayerCard, RagaLink } from '~/features/library/view/player-card.tsx'
import { LengthChoice, PlayerControls } from '~/features/library/view/player-controls.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { useResumed } from '~/listening/resume/use-resumed.ts'
import {
  type RecordingPlayer,
  useFailureToast,
  useRecordingPlayer,
} from '~/listening/use-recording-player.ts'
import { PlayWheel } from '~/listening/view/play-wheel.tsx'
import { ResumedLine, Timeline } from '~/listening/view/timeline.tsx'
import { VolumeLine } from '~/listening/view/volume-line.tsx'
import { emblemNamed } from '~/raga/emblem.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type SessionPlayerProps = {
  session: Session & { readonly dayNumber?: number | null }
  kicker?: string
  level: 1 | 2
}

/** The player card of one session. The key is the session, so a new session resets the card. */
export function SessionPlayerCard({ session, kicker, level }: SessionPlayerProps) {
  useFailureToast(session)
  const sound = useRecordingPlayer(session)
  const { chosen, state, lengths } = sound
  const canSeek = useCanSeek()
  const resumed = useResumed()
  const isHere = state.status !== 'silent'
  const running = isHere && isRunning(state)
  const known = emblemNamed(session.raag)
  return (
    <PlayerCard
      title={session.title}
      kicker={kicker}
      level={level}
      description={session.description}
      facts={factsOf(session, chosen.minutes)}
      heart={<FavouriteHeart tone="inherit" item={session.id} name={session.title} />}
      raga={<RagaOf name={session.raag} />}
      wheel={
        <PlayWheel
          emblem={known?.emblem ?? null}
          running={running}
          breathing={!running}
          onToggle={sound.toggle}
        />
      }
    >
      <PlayerControls
        status={playerWords(sound)}
        canRetry={isHere && canRetry(state)}
        onRetry={sound.retry}
        timeline={<SessionTime sound={sound} />}
        resumed={isHere && <ResumedLine resumed={resumed} />}
        canSkip={!isHere || canSeek}
        onSkip={sound.skip}
      >
        <ButtonLink {...fullScreen(chosen)} variant="on-sky">
          Full screen
        </ButtonLink>
      </PlayerControls>
      {lengths.length > 0 && (
        <LengthChoice choices={lengths} value={chosen.audioUrl} onChange={sound.choose} />
      )}
      <Loudness />
    </PlayerCard>
  )
}

function factsOf(
  { dayNumber, moodCategory }: SessionPlayerProps['session'],
  minutes: number | null,
) {
  return [
    dayNumber ? `Day ${dayNumber}` : '',
    minutes ? `${minutes} minutes` : '',
    moodCategory ?? '',
  ].filter((fact) => fact !== '')
}

/** The link to the session screen with the same recording. */
function fullScreen({ id, title, audioUrl }: Session) {
  return { to: paths.session(), state: { title, audioUrl, sessionId: id } }
}

function RagaOf({ name }: { name: string | null }) {
  const overlayLink = useOverlayLink()
  const known = emblemNamed(name)
  if (!known) return name
  const { raga, emblem } = known
  return (
    <RagaLink
      {...overlayLink(overlays.raga(raga.id))}
      name={raga.name}
      devanagari={raga.devanagari}
      emblem={emblem}
    />
  )
}

/** The only part of the page that renders at each tick. */
function SessionTime({ sound }: { sound: RecordingPlayer }) {
  const { seconds, duration, canSeek } = usePlaybackPosition()
  const isHere = sound.state.status !== 'silent'
  return (
    <Timeline
      position={isHere ? seconds : 0}
      duration={(isHere ? duration : null) ?? (sound.chosen.minutes ?? 0) * 60}
      canSeek={!isHere || canSeek}
      onSeek={sound.seekTo}
    />
  )
}

function Loudness() {
  const player = usePlayer()
  const { volume, muted } = usePlayerState()
  return (
    <VolumeLine
      tone="inherit"
      volume={player.canSetVolume ? volume : null}
      muted={muted}
      onVolume={player.setVolume}
      onMute={() => player.setMuted(!muted)}
    />
  )
}

/** The state of the sound in words; empty while it plays normally. */
function playerWords({ state, other }: RecordingPlayer): string {
  if (state.status === 'failed') return FAILURE_WORDS[state.code].description
  return statusWords(state, other)
}
