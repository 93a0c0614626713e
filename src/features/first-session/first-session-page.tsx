import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { loadPlayer } from '~/audio/audio-provider.tsx'
import { begunSession } from '~/features/first-session/begin-session.ts'
import { MoodStep } from '~/features/first-session/mood-step.tsx'
import { ReflectionStep } from '~/features/first-session/reflection-step.tsx'
import { SessionStep } from '~/features/first-session/session-step.tsx'
import { useFirstSession } from '~/features/first-session/use-first-session.ts'
import { paths } from '~/lib/paths.ts'
import type { FirstSession } from '~/queries/first-session/first-session.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

/**
 * A first session for anyone without an account: the mood, a raga for it, and what stayed. Nothing of
 * it leaves the device. A person who is signed in has a check-in of their own.
 */
export function FirstSessionPage() {
  if (usePersonOrNull()) return <Navigate to={paths.moodCheckin()} replace />
  return <FirstSessionSteps />
}

function FirstSessionSteps() {
  const { session, isKept, store } = useFirstSession()
  const [isMoodAsked, setMoodAsked] = useState(false)
  const [dropped, setDropped] = useState<FirstSession | null>(null)
  useEffect(() => {
    // The page of the sound loads it again, and says what is wrong.
    loadPlayer().catch(() => undefined)
  }, [])

  if (!session || isMoodAsked) {
    return (
      <StepMain key="mood">
        <MoodStep
          first={session?.checkIn.mood ?? null}
          onChoose={(mood) => {
            if (mood !== session?.checkIn.mood) store.put(begunSession(mood, session?.minutes))
            setMoodAsked(false)
            setDropped(null)
          }}
        >
          {dropped && (
            <Notice
              title="Nothing was kept"
              action={
                <Button
                  variant="quiet"
                  onClick={() => {
                    store.put(dropped)
                    setDropped(null)
                  }}
                >
                  Undo
                </Button>
              }
            >
              Your mood, the session and your words are gone from this tab.
            </Notice>
          )}
        </MoodStep>
      </StepMain>
    )
  }
  if (session.step === 'session') {
    return <SessionStep session={session} store={store} onOtherMood={() => setMoodAsked(true)} />
  }
  return (
    <StepMain key="reflection">
      <ReflectionStep
        session={session}
        isKept={isKept}
        store={store}
        onDrop={() => {
          setDropped(session)
          store.drop()
        }}
      />
    </StepMain>
  )
}

/** The page of a step; one that takes the place of another receives the focus. */
function StepMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main ref={main} id="main" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
  )
}
