import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import { dayInFull } from '~/domain/day/day-words.ts'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { checkInAhead } from '~/domain/practice/day-counts.ts'
import type { Recording } from '~/domain/session/recording.ts'
import {
  AstroInvitation,
  AstroWaiting,
  useAstroInvitation,
} from '~/features/dashboard/astro-invitation.tsx'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { MoodLine, ReflectionLine } from '~/features/dashboard/mood-lines.tsx'
import { ProgressSummary } from '~/features/dashboard/progress-summary.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { UnverifiedLine } from '~/features/dashboard/unverified-line.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { RecordingList } from '~/listening/recording-list.tsx'
import { useClearMood } from '~/queries/check-in/mood-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { clearFailure } from '~/ui/feedback/mood-failure.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Card } from '~/ui/layout/card.tsx'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type DashboardSectionsProps = {
  mood: MoodValue | null
  isMoodKnown: boolean
  library: readonly Recording[]
  /** `undefined` while they are not known, which an empty list would deny. */
  entries: readonly Entry[] | undefined
}

// Not part of the first screen, and nothing is missed without its code.
const OnThisDay = lazy<ComponentType>(() =>
  afterFirstScreen()
    .then(() => import('~/features/dashboard/on-this-day.tsx'))
    .then(
      ({ OnThisDay }) => ({ default: OnThisDay }),
      () => ({ default: () => null }),
    ),
)

/** Today, what suits it, recent reflections and the library: the cells of home's grid after the first one. */
export function DashboardSections({ mood, isMoodKnown, library, entries }: DashboardSectionsProps) {
  return (
    <>
      <Card>
        <div className="flex h-full flex-col gap-6">
          <TodaysMood mood={mood} />
          <ProgressSummary />
          <UnverifiedLine />
        </div>
      </Card>
      <div className="wide:col-span-full">
        <DrawnWhenNear rem={71}>
          <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
            <Recommended mood={mood} isMoodKnown={isMoodKnown} />
            <AstroSection mood={mood} />
          </div>
        </DrawnWhenNear>
      </div>
      <div className="wide:col-start-3 wide:row-start-1">
        <DrawnWhenNear rem={34}>
          <Stack gap="wide">
            {entries && <RecentReflections entries={entries} />}
            <Suspense>
              <OnThisDay />
            </Suspense>
          </Stack>
        </DrawnWhenNear>
      </div>
      <div className="lg:col-span-full">
        <DrawnWhenNear rem={90}>
          <LibraryList library={library} />
        </DrawnWhenNear>
      </div>
    </>
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

/** Today's mood in one line, with actions to set, change and clear it. */
function TodaysMood({ mood }: { mood: MoodValue | null }) {
  const clear = useClearMood()
  const { toast } = useToast()
  const fail = useFailure()
  if (mood === null) return <OpenMood />
  const clearMood = () =>
    clear.mutate(undefined, {
      onSuccess: () => toast({ title: 'Mood cleared' }),
      onError: (error) => fail(clearFailure(error)),
    })
  return (
    <MoodLine
      mood={moodOf(mood)}
      actions={
        <>
          <ButtonLink to={paths.moodCheckin()} variant="ghost">
            Change
          </ButtonLink>
          <Button variant="ghost" busy={clear.isPending} onClick={clearMood}>
            Clear
          </Button>
        </>
      }
    />
  )
}

/** A day without a mood; somebody who crossed the date line is not asked as if they had said nothing. */
function OpenMood() {
  const today = useToday()
  const { data: days } = useQuery(practiceDays(usePerson().uid))
  const ahead = days ? checkInAhead(days, today) : null
  const actions = (
    <ButtonLink to={paths.moodCheckin()} variant="quiet">
      {ahead ? 'Check in again' : 'Check in'}
    </ButtonLink>
  )
  if (!ahead) return <MoodLine mood={null} actions={actions} />
  return <MoodLine mood={moodOf(ahead.mood)} day={dayInFull(ahead.day, today)} actions={actions} />
}

// It imports the catalogue's rules and the Sun, which only a person with birth details needs.
const PersonalRaga = lazy(() =>
  import('~/features/dashboard/personal-raga.tsx').then(
    ({ PersonalRaga }) => ({ default: PersonalRaga }),
    () => ({ default: NotLoaded }),
  ),
)

type AstroSectionProps = { mood: MoodValue | null }

/** The raga for mood, hour and chart together, or what is missing for it. */
function AstroSection({ mood }: AstroSectionProps) {
  const overlayLink = useOverlayLink()
  const invitation = useAstroInvitation()
  const profile = useQuery(astroProfile(usePerson().uid))
  const isUninvited = profile.data === null && !invitation.isOpen
  return (
    <Stack>
      <Heading>Raga and Chart</Heading>
      {profile.data === null && invitation.isOpen && <AstroInvitation onHide={invitation.hide} />}
      {profile.data && (
        <Suspense fallback={<AstroWaiting />}>
          <PersonalRaga stored={profile.data} mood={mood} />
        </Suspense>
      )}
      {profile.data === undefined && profile.error && !isOutOfReach(profile.error) && (
        <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      <Row gap="tight">
        <ButtonLink {...overlayLink(overlays.mantras())} variant="quiet">
          Get Mantras
        </ButtonLink>
        <ButtonLink to={paths.vedicCalculator()} variant="quiet">
          Vedic Calculator
        </ButtonLink>
        {isUninvited && (
          <ButtonLink to={paths.astrologyOnboarding()} variant="ghost">
            Add your birth details
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}

function NotLoaded() {
  return (
    <Notice title="This part of the page did not load">
      Nothing is lost. Check your connection and refresh.
    </Notice>
  )
}
