import { useQueryClient } from '@tanstack/react-query'
import { Fragment, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { matchPath } from 'react-router-dom'
import { OpenOverlay } from '~/app/open-overlay.tsx'
import { ROUTES, type RouteRow } from '~/app/routes/routes.ts'
import { loadPlayer } from '~/audio/audio-provider.tsx'
import { filesOfPerson } from '~/audio/player/files-of-person.ts'
import { KeepBroughtSession } from '~/features/first-session/keep-brought-session.ts'
import { LateJournalNews } from '~/features/journal/late-journal-news.tsx'
import { InterruptionNotice } from '~/listening/interruption-notice.ts'
import { PlayOn } from '~/listening/play-on/play-on.tsx'
import { PlayerKeys } from '~/listening/player-keys.tsx'
import { ResumeKeeper } from '~/listening/resume/resume-keeper.tsx'
import { RecordSessions } from '~/listening/session-log/record-sessions.tsx'
import { leavingDevice } from '~/queries/account/leave-device.ts'
import { readOwnFile } from '~/queries/listening/yours-files.ts'
import { clockQuestion } from '~/queries/outbox/clock-question.ts'
import { useKeepSending } from '~/queries/outbox/use-keep-sending.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { useKeepRows } from '~/queries/rows/use-keep-rows.ts'
import { useFollowSettings } from '~/queries/settings/follow-settings.ts'
import { followOpenings } from '~/ui/motifs/opening.ts'

// The player loads together with this.
filesOfPerson.readWith(readOwnFile)

/** Services that run on every page, inside the router. */
export function PageServices() {
  usePrefetchOnIntent(ROUTES)
  useEarlyMenu(ROUTES)
  useEffect(() => {
    return leavingDevice.withOtherTabs()
  }, [])
  useEffect(() => {
    return followOpenings()
  }, [])
  useEffect(() => {
    // A page that plays loads it again and shows what went wrong.
    loadPlayer().catch(() => undefined)
    // Load the fault page early: it is needed when the network is lost.
    import('~/app/routes/fault-page.tsx').catch(() => undefined)
  }, [])
  return (
    <>
      <RecordSessions />
      <ResumeKeeper />
      <PlayOn />
      <InterruptionNotice />
      <PlayerKeys />
      <OfPerson />
      <OpenOverlay />
    </>
  )
}

// Offline, this code may fail to load. The achievement is then celebrated at a later visit.
const Celebration = lazy(() =>
  import('~/features/motivation/celebration.tsx').then(
    (m) => ({ default: m.Celebration }),
    () => ({ default: () => null }),
  ),
)

// Without this code, a date that looks wrong is stored as it is.
const ClockQuestionDialog = lazy(() =>
  import('~/features/outbox/clock-question-dialog.tsx').then(
    (m) => ({ default: m.ClockQuestionDialog }),
    () => ({ default: StoredUnasked }),
  ),
)

function StoredUnasked() {
  useEffect(() => {
    clockQuestion.cannotAsk()
  }, [])
  return null
}

/** The code of the dialog comes with the first question. */
function ClockQuestion() {
  const question = useSyncExternalStore(clockQuestion.subscribe, clockQuestion.current)
  return (
    question && (
      <Suspense fallback={null}>
        <ClockQuestionDialog />
      </Suspense>
    )
  )
}

function Sending() {
  useKeepSending()
  useKeepRows()
  useFollowSettings()
  return null
}

/**
 * Sends what waits for the signed-in person, celebrates what they unlock, asks about a wrong date, and
 * says what happened late, on any page.
 */
function OfPerson() {
  const person = usePersonOrNull()
  if (!person) return null
  return (
    <Fragment key={person.uid}>
      <Sending />
      <LateJournalNews />
      <KeepBroughtSession />
      <ClockQuestion />
      <Suspense fallback={null}>
        <Celebration />
      </Suspense>
    </Fragment>
  )
}

/** Fetches a page's code and data when a link to it is hovered, focused or touched. */
export function usePrefetchOnIntent(rows: readonly RouteRow[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
      if (link.pathname === window.location.pathname) return
      const row = rows.find(({ path }) => matchPath(path, link.pathname))
      if (!row) return
      // A failed prefetch is not an error yet. The visit itself reports it.
      row.code.load().catch(() => undefined)
      void row.prefetch?.(client, link.search)
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch)
    }
  }, [client, rows])
}

/** Leaves a slow phone free for the person between two pages; Safari cannot say when it is idle. */
const A_SECOND_MS = 1000

/**
 * Loads the code of the pages in the menu, one after another, where nothing hovers: a finger touches a
 * link too shortly before it presses.
 */
export function useEarlyMenu(rows: readonly RouteRow[]): void {
  useEffect(() => {
    if (!window.matchMedia?.('(hover: none)').matches) return
    const waiting = rows.filter(({ isInMenu }) => isInMenu)
    let timer: ReturnType<typeof setTimeout> | undefined
    const planNext = () => {
      if (waiting.length > 0) timer = setTimeout(loadNext, A_SECOND_MS)
    }
    const loadNext = () => {
      // A page that is opened loads its code again, and reports what is wrong.
      waiting.shift()?.code.load().then(planNext, planNext)
    }
    planNext()
    return () => {
      waiting.length = 0
      clearTimeout(timer)
    }
  }, [rows])
}
