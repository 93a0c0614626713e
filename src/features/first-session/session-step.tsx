import { useMemo, useSyncExternalStore } from 'react'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { FAILURE_WORDS } from '~/audio/player-words.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { SESSION_MINUTES } from '~/domain/improvisation/leg.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { offerOf } from '~/features/first-session/begin-session.ts'
import { useFirstListening } from '~/features/first-session/use-first-listening.ts'
import type { FirstSessionStore } from '~/features/first-session/use-first-session.ts'
import { paths } from '~/lib/paths.ts'
import { MinutesChoice } from '~/listening/minutes-choice.tsx'
import { PlayWheel } from '~/listening/play-wheel.tsx'
import { usePlayerKeys } from '~/listening/player-keys.tsx'
import { RecordingControls } from '~/listening/recording-controls.tsx'
import { sessionLog } from '~/listening/session-log/session-log.ts'
import { MoodBadge, SessionStage } from '~/listening/session-stage.tsx'
import type { FirstSession } from '~/queries/first-session/first-session.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharNames } from '~/raga/model/prahar.ts'
import { Button } from '~/ui/controls/button.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'

type SessionStepProps = {
  session: FirstSession
  store: FirstSessionStore
  onOtherMood: () => void
}

/** Today's raga for the mood and the hour, and the one player. */
export function SessionStep({ session, store, onOtherMood }: SessionStepProps) {
  const { checkIn, raga: id, prahar, minutes } = session
  // Only these choose what sounds; the rest of the session changes while it plays.
  const offer = useMemo(
    () => offerOf({ checkIn, raga: id, prahar, minutes }),
    [checkIn, id, prahar, minutes],
  )
  const { raga, why, recording } = offer
  const sound = useFirstListening(recording, store)
  const state = usePlayerState()
  const isBegun = state.status !== 'idle' && state.begun
  usePlayerKeys(usePlayer(), sound.toggle)
  return (
    <SessionStage
      back={{ to: paths.landing(), label: 'Back to Home' }}
      badge={<MoodBadge mood={moodOf(checkIn.mood)} />}
      centre={
        <PlayWheel
          room="stage"
          emblem={emblemOf(raga)}
          running={sound.isRunning}
          breath={sound.isRunning ? 'still' : 'usual'}
          onToggle={sound.toggle}
        />
      }
      words={
        <>
          <h1 className="w-full">
            <RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} size="hero" />
          </h1>
          <p className="mt-3 max-w-[44ch] text-pretty lg:mt-6">{why}</p>
          <p className="mt-2">{`Now: ${praharNames(prahar).told}.`}</p>
        </>
      }
      foot={
        <div className="flex flex-col gap-4">
          {!isBegun && (
            <SessionMinutes
              minutes={minutes}
              onChange={(chosen) => store.change({ minutes: chosen, underWay: null })}
            />
          )}
          <RecordingControls
            isClose
            sound={sound}
            trouble={sound.state.status === 'failed' ? FAILURE_WORDS[sound.state.code] : null}
          >
            {isBegun ? (
              <EndSession onLeave={() => store.change({ step: 'reflection' })} />
            ) : (
              <Button variant="on-sky" onClick={onOtherMood}>
                Another Mood
              </Button>
            )}
          </RecordingControls>
        </div>
      }
    />
  )
}

/** Finishes a session of which enough was heard, or goes on to the words without one. */
function EndSession({ onLeave }: { onLeave: () => void }) {
  const player = usePlayer()
  const mayFinish = useSyncExternalStore(player.subscribePosition, sessionLog.mayFinish)
  return (
    <Button variant="on-sky" onClick={mayFinish ? sessionLog.finish : onLeave}>
      {mayFinish ? 'Finish' : 'That Is Enough'}
    </Button>
  )
}

type SessionMinutesProps = { minutes: number; onChange: (minutes: number) => void }

/** Three minutes, ten, or as many as the person likes. */
function SessionMinutes({ minutes, onChange }: SessionMinutesProps) {
  return (
    <div className="mx-auto w-full max-w-[26rem] rounded-card bg-raised p-5 text-ink">
      <MinutesChoice
        legend="How many minutes"
        presets={[3, 10]}
        minutes={minutes}
        {...SESSION_MINUTES}
        onChange={onChange}
      />
    </div>
  )
}
