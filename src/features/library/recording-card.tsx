import type { Recording } from '~/domain/session/recording.ts'
import { sessionScreen } from '~/domain/session/session-link.ts'
import { useCardPlayer } from '~/features/library/use-card-player.ts'
import { LengthChoice, PlayerCard, RagaLink } from '~/features/library/view/player-card.tsx'
import { overlays } from '~/lib/overlays.ts'
import { FavouriteHeart } from '~/listening/favourite-heart.tsx'
import { PlayerVolume, RecordingControls } from '~/listening/recording-controls.tsx'
import { PlayWheel } from '~/listening/view/play-wheel.tsx'
import { emblemNamed } from '~/raga/emblem.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type RecordingCardProps = { recording: Recording; kicker?: string; level: 1 | 2 }

/** The player of one recording. Its key is the recording, so a new recording resets the card. */
export function RecordingCard({ recording, kicker, level }: RecordingCardProps) {
  const sound = useCardPlayer(recording)
  const { lengths, isRunning } = sound
  const chosen = sound.recording
  const { id, title, description, raga } = recording
  return (
    <PlayerCard
      title={title}
      kicker={kicker}
      level={level}
      description={description}
      facts={factsOf(chosen, sound.minutes)}
      heart={<FavouriteHeart tone="inherit" item={id} name={title} />}
      raga={<RagaOf name={raga} />}
      wheel={
        <PlayWheel
          emblem={emblemNamed(raga)?.emblem ?? null}
          running={isRunning}
          breath={isRunning ? 'still' : 'usual'}
          onToggle={sound.toggle}
        />
      }
    >
      <RecordingControls sound={sound}>
        <ButtonLink {...sessionScreen(chosen)} variant="on-sky">
          Full screen
        </ButtonLink>
      </RecordingControls>
      {lengths.length > 0 && (
        <LengthChoice choices={lengths} value={chosen.minutes} onChange={sound.choose} />
      )}
      <PlayerVolume tone="inherit" />
    </PlayerCard>
  )
}

function factsOf({ dayNumber, moodCategory }: Recording, minutes: number | null) {
  return [
    dayNumber ? `Day ${dayNumber}` : '',
    minutes === null ? '' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
    moodCategory ?? '',
  ].filter((fact) => fact !== '')
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
