import { dayAs } from '~/domain/day/day-as.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { AstroSection } from '~/features/dashboard/astro-section.tsx'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { ProgressSummary } from '~/features/dashboard/progress-summary.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { TodaysMood } from '~/features/dashboard/todays-mood.tsx'
import { ReflectionLine } from '~/features/dashboard/view/mood-lines.tsx'
import { ZenButton } from '~/features/dashboard/view/zen-button.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { RecordingList } from '~/listening/view/recording-list.tsx'
import type { Entry } from '~/queries/journal/journal.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack, TwoColumns } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type BelowTheSkyProps = {
  mood: MoodValue | null
  isMoodKnown: boolean
  library: readonly Recording[]
  /** `undefined` while they are not known, which an empty list would deny. */
  entries: readonly Entry[] | undefined
}

/** Today's mood, a session for it, the library, and recent reflections. */
export function DashboardSections({ mood, isMoodKnown, library, entries }: BelowTheSkyProps) {
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
