import { canRetry, isRunning } from '~/audio/player-state.ts'
import { useCanSeek } from '~/audio/use-can-seek.ts'
import { usePlaybackPosition } from '~/audio/use-playback-position.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { usePlayerState } from '~/audio/use-player-state.ts'
import { useResumed } from '~/audio/use-resumed.ts'
import type { Session } from '~/domain/session.ts'
import { Favourite } from '~/features/library/favourite.tsx'
import { playerWords } from '~/features/library/player-words.ts'
import { type SessionPlayer, useSessionPlayer } from '~/features/library/use-session-player.ts'
import { useToldFailures } from '~/features/library/use-told-failures.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { ResumedLine } from '~/ui/frame/resumed-line.tsx'
import { LengthChoice } from '~/ui/library/length-choice.tsx'
import { PlayerCard } from '~/ui/library/player-card.tsx'
import { PlayerControls } from '~/ui/library/player-controls.tsx'
import { RagaLink } from '~/ui/library/raga-link.tsx'
import { PlayWheel } from '~/ui/session/play-wheel.tsx'
import { Timeline } from '~/ui/timeline.tsx'
import { useOverlayLink } from '~/ui/use-overlay-link.ts'
import { VolumeLine } from '~/ui/volume-line.tsx'

type SessionPlayerProps = {
  session: Session & { readonly dayNumber?: number | null }
  kicker?: string
  level: 1 | 2
}

/** One session with everything to hear it by. Keyed by the session: another one starts afresh. */
export function SessionPlayerCard({ session, kicker, level }: SessionPlayerProps) {
  useToldFailures(session)
  const sound = useSessionPlayer(session)
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
      heart={<Favourite item={session.id} name={session.title} />}
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

/** The session screen, for the same recording. */
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

/** The only part of the page that a tick renders again. */
function SessionTime({ sound }: { sound: SessionPlayer }) {
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
