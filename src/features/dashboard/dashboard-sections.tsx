import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { dayAs } from '~/domain/day/day-as.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { AstroSection } from '~/features/dashboard/astro-section.tsx'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { ReflectionLine } from '~/features/dashboard/mood-lines.tsx'
import { ProgressSummary } from '~/features/dashboard/progress-summary.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { TodaysMood } from '~/features/dashboard/todays-mood.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { RecordingList } from '~/listening/recording-list.tsx'
import type { Entry } from '~/queries/reads/journal.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack, TwoColumns } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { Icon } from '~/ui/motifs/icon.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type DashboardSectionsProps = {
  mood: MoodValue | null
  isMoodKnown: boolean
  library: readonly Recording[]
  /** `undefined` while they are not known, which an empty list would deny. */
  entries: readonly Entry[] | undefined
}

/** Today's mood, a session for it, the library, and recent reflections. */
export function DashboardSections({ mood, isMoodKnown, library, entries }: DashboardSectionsProps) {
  return (
    <TwoColumns
      aside={
        <>
          {entries && <RecentReflections entries={entries} />}
          <ZenLink />
        </>
      }
    >
      <TodaysMood mood={mood} />
      <ProgressSummary />
      <QuickStart isLibraryEmpty={library.length === 0} />
      <Recommended mood={mood} isMoodKnown={isMoodKnown} />
      <AstroSection mood={mood} />
      <LibraryList library={library} />
    </TwoColumns>
  )
}

/** More ways to begin. The first one is in the card above, unless that card has no session. */
function QuickStart({ isLibraryEmpty }: { isLibraryEmpty: boolean }) {
  const overlayLink = useOverlayLink()
  return (
    <Stack gap="tight">
      <Heading>Quick Start</Heading>
      <Row gap="tight">
        {isLibraryEmpty && <ButtonLink to={paths.moodCheckin()}>Start Session</ButtonLink>}
        <ButtonLink to={paths.journal()} variant="quiet">
          Write Journal
        </ButtonLink>
        <ButtonLink {...overlayLink(overlays.sit())} variant="quiet">
          Sit without a recording
        </ButtonLink>
      </Row>
    </Stack>
  )
}

const SHOWN = 3

/** The last few reflections, or an invitation to write the first. */
function RecentReflections({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack>
      <Heading>Recent Reflections</Heading>
      {entries.length === 0 ? (
        <Text tone="soft">What you write after a session stands here.</Text>
      ) : (
        <RecordingList label="Recent Reflections">
          {entries.slice(0, SHOWN).map((entry) => (
            <ReflectionLine
              key={entry.id}
              day={dayAs(entry.day, { day: 'numeric', month: 'short' })}
              mood={moodOf(entry.mood)}
              content={entry.content}
            />
          ))}
        </RecordingList>
      )}
      {entries.length > 0 && (
        <Row>
          <ButtonLink to={paths.journal()} variant="quiet">
            All Reflections
          </ButtonLink>
        </Row>
      )}
    </Stack>
  )
}

/** The link to Zen Mode, floating over the page. */
function ZenLink() {
  const overlayLink = useOverlayLink()
  return <ZenButton {...overlayLink(overlays.zen())} aboveThePlayer={useHasMiniPlayer()} />
}

type ZenButtonProps = {
  to: string
  state: unknown
  /** Whether the player is shown; the button then moves above it. */
  aboveThePlayer: boolean
}

/**
 * Floats over the lower right corner of the page. It is inside the main element but outside the
 * animated parts, because a fixed element moves with an animated parent.
 */
function ZenButton({ to, state, aboveThePlayer }: ZenButtonProps) {
  const [main, setMain] = useState<HTMLElement | null>(null)
  // During rendering the previous page may still be mounted with its main element, so look
  // afterwards.
  useLayoutEffect(() => {
    setMain(document.getElementById('main') ?? document.body)
  }, [])
  const height = aboveThePlayer ? 'bottom-48 lg:bottom-28' : 'bottom-24 lg:bottom-5'
  if (!main) return null
  return createPortal(
    <Link
      to={to}
      state={state}
      className={`fixed right-4 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 font-semibold text-small lift hover:border-accent hover:text-accent ${height}`}
    >
      <Icon>
        <circle cx="12" cy="12" r="8.5" />
        <circle cx="12" cy="12" r="4" />
      </Icon>
      <span>Zen Mode</span>
    </Link>,
    main,
  )
}
