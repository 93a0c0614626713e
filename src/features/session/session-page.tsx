import { useEffect, useState } from 'react'
import { FAILURE_WORDS } from '~/audio/failure-words.ts'
import { isRunning } from '~/audio/player-state.ts'
import { usePlayer } from '~/audio/use-player.ts'
import { moodOf } from '~/domain/mood.ts'
import { moodTheme } from '~/domain/mood-theme.ts'
import { isFiltering } from '~/features/session/filter.ts'
import { FinishEarly } from '~/features/session/finish-early.tsx'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { SessionMore } from '~/features/session/session-more.tsx'
import { SessionTimeline } from '~/features/session/session-timeline.tsx'
import { statusWords } from '~/features/session/status-words.ts'
import { useSessionChoice } from '~/features/session/use-session-choice.ts'
import { useSessionSound } from '~/features/session/use-session-sound.ts'
import { paths } from '~/lib/paths.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { MoodBadge } from '~/ui/session/mood-badge.tsx'
import { MoreButton } from '~/ui/session/more-button.tsx'
import { PlayWheel } from '~/ui/session/play-wheel.tsx'
import { SessionFoot } from '~/ui/session/session-foot.tsx'
import { SessionStage } from '~/ui/session/session-stage.tsx'
import { SessionWords } from '~/ui/session/session-words.tsx'

/** A session: the full screen of the player, with the raga, its name, and time. */
export function SessionPage() {
  const chosen = useSessionChoice()
  const { choice, mood } = chosen
  const { session } = choice
  const player = usePlayer()
  const sound = useSessionSound({
    choice,
    mood,
    isSwitching: isFiltering(chosen.filter),
    isReady: !chosen.isPending,
  })
  const [isMoreOpen, setMoreOpen] = useState(false)
  useEffect(() => pageSittings.noteMood(session.audioUrl, mood), [session.audioUrl, mood])

  const { state } = sound
  const raga = emblemNamed(session.raag)
  const running = state.status !== 'silent' && isRunning(state)
  return (
    <SessionStage
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
      badge={mood && <MoodBadge mood={moodOf(mood)} />}
      centre={
        <PlayWheel
          emblem={raga?.emblem ?? null}
          running={running}
          breathing={!running}
          onToggle={() => {
            chosen.pin()
            sound.toggle()
          }}
        />
      }
      words={
        <SessionWords
          title={session.title}
          raga={session.raag ? { name: session.raag, devanagari: raga?.raga.devanagari } : null}
          description={session.description}
          affirmation={moodTheme(mood).affirmation}
        />
      }
      foot={
        <SessionFoot
          status={statusWords(state.status)}
          trouble={state.status === 'failed' ? FAILURE_WORDS[state.code] : null}
          onRetry={player.retry}
          onSkip={player.skip}
          timeline={
            <SessionTimeline isHere={state.status !== 'silent'} minutes={session.minutes} />
          }
        >
          <FinishEarly />
          <MoreButton onPress={() => setMoreOpen(true)}>More</MoreButton>
          {isMoreOpen && (
            <SessionMore chosen={chosen} session={session} onClose={() => setMoreOpen(false)} />
          )}
        </SessionFoot>
      }
    />
  )
}
