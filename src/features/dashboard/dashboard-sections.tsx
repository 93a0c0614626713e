import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'
import {
  AstroInvitation,
  AstroWaiting,
  useAstroInvitation,
} from '~/features/dashboard/astro-invitation.tsx'
import { laterPart } from '~/features/dashboard/later-part.ts'
import { ProgressSummary } from '~/features/dashboard/progress-summary.tsx'
import { RecentReflections } from '~/features/dashboard/recent-reflections.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { TodaysMood } from '~/features/dashboard/todays-mood.tsx'
import { UnverifiedLine } from '~/features/dashboard/unverified-line.tsx'
import { isOutOfReach } from '~/lib/data-error.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { LibraryList } from '~/listening/library-list.tsx'
import { usePerson } from '~/queries/person.tsx'
import { astroProfile } from '~/queries/reads/astro-profile.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { DrawnWhenNear } from '~/ui/layout/drawn-when-near.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type DashboardSectionsProps = {
  mood: MoodValue | null
  isMoodKnown: boolean
  library: readonly Recording[]
  /** `undefined` while they are not known, which an empty list would deny. */
  entries: readonly Entry[] | undefined
}

const OnThisDay = laterPart(() =>
  import('~/features/dashboard/on-this-day.tsx').then(({ OnThisDay }) => OnThisDay),
)
const WhereYouStopped = laterPart(() =>
  import('~/features/dashboard/where-you-stopped.tsx').then(
    ({ WhereYouStopped }) => WhereYouStopped,
  ),
)

/** Today, what suits it, recent reflections and the library: the cells of home's grid after the first one. */
export function DashboardSections({ mood, isMoodKnown, library, entries }: DashboardSectionsProps) {
  return (
    <>
      <Card>
        <div className="flex h-full flex-col gap-5">
          <TodaysMood mood={mood} />
          <ProgressSummary />
          <UnverifiedLine />
        </div>
      </Card>
      <div className="grid min-w-0 wide:col-span-full">
        <DrawnWhenNear rem={71}>
          <ForYou mood={mood} isMoodKnown={isMoodKnown} />
        </DrawnWhenNear>
      </div>
      <div className="grid min-w-0 wide:col-start-3 wide:row-start-1">
        <DrawnWhenNear rem={34}>{entries && <RecentReflections entries={entries} />}</DrawnWhenNear>
      </div>
      <div className="empty:hidden lg:col-span-full">
        <Suspense>
          <OnThisDay />
        </Suspense>
      </div>
      <div className="lg:col-span-full">
        <DrawnWhenNear rem={90}>
          <LibraryList library={library} />
        </DrawnWhenNear>
      </div>
    </>
  )
}

// It imports the catalogue's rules and the Sun, which only a person with birth details needs.
const PersonalRaga = lazy(() =>
  import('~/features/dashboard/personal-raga.tsx').then(
    ({ PersonalRaga }) => ({ default: PersonalRaga }),
    () => ({ default: NotLoaded }),
  ),
)

type ForYouProps = { mood: MoodValue | null; isMoodKnown: boolean }

/** What suits the mood beside what the chart says, or what is missing for that. */
function ForYou({ mood, isMoodKnown }: ForYouProps) {
  const overlayLink = useOverlayLink()
  const invitation = useAstroInvitation()
  const profile = useQuery(astroProfile(usePerson().uid))
  const isUninvited = profile.data === null && !invitation.isOpen
  return (
    <section aria-labelledby="for-you" className="flex flex-col">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="for-you" className="font-display font-semibold text-title">
          Recommended for You
        </h2>
        <div className="-mx-2 flex flex-wrap">
          {isUninvited && (
            <ButtonLink to={paths.astrologyOnboarding()} variant="ghost" size="tight">
              Add your birth details
            </ButtonLink>
          )}
          <ButtonLink {...overlayLink(overlays.mantras())} variant="ghost" size="tight">
            Get Mantras
          </ButtonLink>
          <ButtonLink to={paths.vedicCalculator()} variant="ghost" size="tight">
            Vedic Calculator
          </ButtonLink>
        </div>
      </div>
      <div className="@container grid flex-1">
        <div className="grid gap-4 @2xl:grid-cols-2 @6xl:auto-cols-fr @6xl:grid-flow-col @6xl:grid-cols-none">
          <Recommended mood={mood} isMoodKnown={isMoodKnown} />
          {profile.data === null && invitation.isOpen && (
            <AstroInvitation onHide={invitation.hide} />
          )}
          {profile.data && (
            <Suspense fallback={<AstroWaiting />}>
              <PersonalRaga stored={profile.data} mood={mood} />
            </Suspense>
          )}
          {profile.data === undefined && profile.error && !isOutOfReach(profile.error) && (
            <ErrorNotice error={profile.error} onRetry={() => void profile.refetch()} />
          )}
          <Suspense>
            <div className="hidden wide:not-empty:grid">
              <WhereYouStopped />
            </div>
          </Suspense>
        </div>
      </div>
    </section>
  )
}

function NotLoaded() {
  return (
    <Notice title="This part of the page did not load">
      Nothing is lost. Check your connection and refresh.
    </Notice>
  )
}
