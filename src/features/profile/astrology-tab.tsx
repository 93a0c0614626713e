import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha } from '~/domain/chart/dasha-period.ts'
import { Group } from '~/features/profile/lines/group.tsx'
import { LinkLine } from '~/features/profile/lines/link-line.tsx'
import type { Placement } from '~/jyotish/chart/placement.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import { formatUtcOffset } from '~/jyotish/time/utc-offset.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { DataError } from '~/lib/data-error.ts'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { takenTime } from '~/lib/words/taken-time.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import { moonNow } from '~/queries/birth/chart-of-birth.ts'
import { type OwnChart, useOwnChart } from '~/queries/birth/person-chart.ts'
import { Button } from '~/ui/controls/button.tsx'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { BackendDown, ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { dataErrorWords } from '~/ui/feedback/error-notice.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading } from '~/ui/layout/text.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type AstrologyTabProps = {
  drawChart: (reading: ChartReading, name: string | null) => ReactNode
}

/** The person's stored birth details, the current periods, and their chart. */
export function AstrologyTab({ drawChart }: AstrologyTabProps) {
  const own = useOwnChart()
  const down = useBackendDown(own.onDevice)
  const moon = useQuery(moonNow()).data
  if (own.status === 'waiting' || (own.status === 'unread' && own.error === null)) {
    return (
      <Stack gap="wide">
        {down && <BackendDown down={down} />}
        <Loader label="Loading astrology profile..." />
      </Stack>
    )
  }
  if (own.status === 'unread') return <UnreadProfile error={own.error} onRetry={own.retry} />
  const dashas = own.status === 'cast' ? dashaFacts(own.reading, Date.now(), ownEnglish()) : []
  return (
    <Stack gap="wide">
      {down && 'birth' in own && (
        <BackendDown down={down} hasButtonsElsewhere={own.status === 'uncast'} />
      )}
      <MissingChart own={own} onRetry={down?.retry} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8">
        <ChartLinks
          birth={own.status === 'no-details' ? null : birthWords(own.profile, ownEnglish())}
        />
        <Group title="Now">
          <NowFacts facts={[...dashas, ...(moon ? [moonFact(moon)] : [])]} />
          <LinkLine to={paths.panchang()} label="Panchang" detail="The day at your place" />
        </Group>
      </div>
      {own.status === 'cast' && (
        <Stack>
          <Heading>Birth chart</Heading>
          {drawChart(own.reading, own.profile.fullName)}
          <ChartConventions computedBy={own.reading.computedBy} node={own.reading.node} />
        </Stack>
      )}
    </Stack>
  )
}

/** Where the details of the birth are changed, and what comes of them. Without any, the invitation has the link. */
function ChartLinks({ birth }: { birth: string | null }) {
  const link = useOverlayLink()
  return (
    <Group title={birth === null ? 'Chart and mantras' : 'Your birth'}>
      {birth !== null && (
        <LinkLine to={paths.astrologyOnboarding()} label="Edit Astro Info" detail={birth} />
      )}
      <LinkLine
        {...link(overlays.mantras())}
        label="Get Mantras"
        detail="For the dasha and the Moon sign"
      />
      <LinkLine
        to={paths.vedicCalculator()}
        label="Vedic Calculator"
        detail="The whole chart, its dashas and vargas"
      />
    </Group>
  )
}

/** What runs now, in lines like those beside them. */
function NowFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="ruled">
      {facts.map(({ name, value }) => (
        <div key={name} className="py-3">
          <dt className="text-ink-soft text-small">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = { readonly name: string; readonly value: string }

/** The periods at an instant, each with the day on which it ends. */
function dashaFacts(reading: ChartReading, now: number, locale: string): readonly Fact[] {
  const running = runningDasha(reading.mahadashas, now)
  if (!running) return [{ name: 'Current Dasha', value: 'None: its 120 years are over' }]
  const { mahadasha, bhukti } = running
  return [
    { name: 'Current Dasha', value: until(mahadasha, locale) },
    { name: 'Antardasha', value: bhukti ? until(bhukti, locale) : 'Not told' },
  ]
}

/** The current position of the Moon. */
function moonFact({ sign, nakshatra }: Placement): Fact {
  return { name: 'Moon Sign Today', value: `${sign}, in ${nakshatra.name}` }
}

function until({ lord, end }: Dasha, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(end)
  return `${lord}, until ${day}`
}

/** A stored birth: "5 October 1942, 08:15, Pune — +06:30, Asia/Kolkata". */
function birthWords(birth: StoredBirth, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(birth.birthDate),
  )
  const placed = birthOf(birth)
  const time = placed ? takenTime(placed.time, readingTaken(placed)) : birth.birthTime
  const where = `${date}, ${time}, ${birth.birthPlace}`
  const { utcOffsetSeconds } = birth
  if (utcOffsetSeconds === null) return where
  return `${where} — ${formatUtcOffset(utcOffsetSeconds)}, ${clockWords(birth)}`
}

function clockWords({ timezone, zone }: StoredBirth): string {
  if (zone !== null) return zone
  return timezone === 'LMT' ? 'local mean time' : 'an offset you gave'
}

type Read = Exclude<OwnChart, { status: 'waiting' | 'unread' }>

type MissingChartProps = {
  own: Read
  /** Repeats other reads of the page together with the chart. */
  onRetry?: (() => void) | undefined
}

/** Why there is no chart, and what to do about it; nothing if there is one. */
function MissingChart({ own, onRetry }: MissingChartProps) {
  switch (own.status) {
    case 'cast':
      return null
    case 'no-details':
      return (
        <EmptyState
          title="When and where were you born?"
          action={<ButtonLink to={paths.astrologyOnboarding()}>Add Astro Info</ButtonLink>}
        >
          With that Alap draws your chart and tells the dasha that runs now.
        </EmptyState>
      )
    case 'no-place':
      return (
        <Notice title="The place of birth has not been found yet">
          Your details are kept. Choose the place once more under Edit Astro Info, and your chart is
          drawn.
        </Notice>
      )
    case 'uncast':
      return (
        <ChartTrouble
          error={own.error}
          onRetry={() => {
            own.retry()
            onRetry?.()
          }}
          onDevice={own.onDevice}
        />
      )
    default:
      return assertNever(own)
  }
}

type UnreadProfileProps = { error: unknown; onRetry: () => void }

/** The birth details could not be read. */
function UnreadProfile({ error, onRetry }: UnreadProfileProps) {
  const kind = error instanceof DataError ? error.kind : 'unexpected'
  if (kind === 'signed-out') {
    return (
      <Notice
        tone="danger"
        title="You must be logged in"
        action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}
      >
        Your birth details are safe, and shown once you have signed in again.
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      title="Failed to load astrology profile."
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {dataErrorWords(kind).text}
    </Notice>
  )
}
