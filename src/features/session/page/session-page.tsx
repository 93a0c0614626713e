import { type ReactNode, useEffect, useState } from 'react'
import { usePlayer } from '~/audio/use-player.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { moodTheme } from '~/domain/mood/mood-theme.ts'
import { BreathWords, useSessionBreath } from '~/features/session/breath/use-breath.tsx'
import { JourneyDialog } from '~/features/session/journey/journey-dialog.tsx'
import { useRagaOfJourney } from '~/features/session/journey/use-raga-of-journey.ts'
import { useSungMelody } from '~/features/session/melody/sung-melody.tsx'
import { SessionControls } from '~/features/session/page/session-controls.tsx'
import { isFiltering, useSessionChoice } from '~/features/session/page/use-session-choice.ts'
import { useSessionSound } from '~/features/session/page/use-session-sound.ts'
import { MoodBadge, SessionStage } from '~/features/session/view/session-stage.tsx'
import { SessionWords } from '~/features/session/view/session-words.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { usePlayerKeys } from '~/listening/player-keys.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { PlayWheel } from '~/listening/view/play-wheel.tsx'
import { emblemNamed } from '~/raga/emblem.ts'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** A mood up to this one is offered a journey. */
const MOST_LOW = 2

/** A session: the player in full screen, with the raga, its name, and the time. */
export function SessionPage() {
  const chosen = useSessionChoice()
  const { choice, mood, said, isPending } = chosen
  const { title, description, raga, audioUrl } = choice.recording
  const isSwitching = isFiltering(chosen.filter)
  const sound = useSessionSound({ choice, mood, isSwitching, isReady: !isPending })
  const melody: { note: ReactNode; phrase: ReactNode } = useSungMelody(sound)
  const breath = useSessionBreath(chosen.music.improvisation?.breath !== undefined)
  useEffect(() => {
    sessionLog.noteMood(audioUrl, said)
  }, [audioUrl, said])

  const overlayLink = useOverlayLink()
  const sounding = useRagaOfJourney(audioUrl)
  const name = sounding?.name ?? raga
  const known = emblemNamed(name)
  const [isJourneyOpen, setJourneyOpen] = useState(false)
  const isLow = mood !== null && mood <= MOST_LOW
  const openJourney = isLow && !sounding ? () => setJourneyOpen(true) : null
  function toggle() {
    chosen.pin()
    sound.toggle()
  }
  usePlayerKeys(usePlayer(), toggle)
  return (
    <SessionStage
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      badge={mood && <MoodBadge mood={moodOf(mood)} />}
      centre={
        <>
          <PlayWheel
            emblem={known?.emblem ?? null}
            note={melody.note}
            running={sound.isRunning}
            breath={breath ?? (sound.isRunning ? 'still' : 'usual')}
            onToggle={toggle}
          />
          {breath && <BreathWords breath={breath} />}
          {melody.phrase}
        </>
      }
      words={
        <SessionWords
          title={title}
          raga={name ? { name, devanagari: known?.raga.devanagari } : null}
          description={chosen.repairs || description}
          affirmation={moodTheme(said?.theme).affirmation}
          about={
            known && {
              ...overlayLink(overlays.raga(known.raga.id)),
              label: `About ${known.raga.name}`,
            }
          }
          onJourney={openJourney}
        />
      }
      foot={
        <>
          <SessionControls chosen={chosen} sound={sound} onJourney={openJourney} />
          {isJourneyOpen && <JourneyDialog onClose={() => setJourneyOpen(false)} />}
        </>
      }
    />
  )
}
