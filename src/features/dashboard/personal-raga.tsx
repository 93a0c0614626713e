import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Birth, birthOf, type StoredBirth } from '~/domain/birth/birth.ts'
import { type Watch, watchAt } from '~/domain/birth/place-sun.ts'
import { deviceZone } from '~/domain/day/local-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { hasNoSession } from '~/domain/practice/practice-figures.ts'
import { recommend } from '~/domain/recommendation/recommend.ts'
import type { Recommendation } from '~/domain/recommendation/recommendation.ts'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { mayAutoStart, mayBeFirst, sessionLink } from '~/domain/session/session-link.ts'
import { AstroCompletion, AstroWaiting } from '~/features/dashboard/astro-invitation.tsx'
import { RagaCard } from '~/features/dashboard/raga-card.tsx'
import { ReasonsDialog } from '~/features/dashboard/reasons-dialog.tsx'
import { type ChartSummary, useChartSummary } from '~/features/dashboard/use-chart-summary.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { AstrologyError } from '~/lib/astrology-error.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { categoryWords, influenceWords, whyInShort } from '~/listening/recommendation-words.ts'
import { useBackendDown } from '~/queries/birth/backend-health.ts'
import type { Caster } from '~/queries/birth/caster.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { findRaga } from '~/raga/catalogue.ts'
import { emblemOf } from '~/raga/emblem.ts'
import { praharNames } from '~/raga/model/prahar.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { Button } from '~/ui/controls/button.tsx'
import { BackendDown, ChartTrouble } from '~/ui/feedback/chart-trouble.tsx'
import { ChartConventions } from '~/ui/layout/chart-conventions.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Text } from '~/ui/layout/text.tsx'

type PersonalRagaProps = { stored: StoredBirth; mood: MoodValue | null }

/** The raga for a person with birth details, or what is missing in them. */
export function PersonalRaga({ stored, mood }: PersonalRagaProps) {
  const birth = birthOf(stored)
  return birth ? <RagaOfBirth birth={birth} mood={mood} /> : <AstroCompletion />
}

type RagaOfBirthProps = { birth: Birth; mood: MoodValue | null }

/** While the chart is computed, computed, or failed. */
function RagaOfBirth({ birth, mood }: RagaOfBirthProps) {
  const own = useChartSummary(birth)
  const down = useBackendDown(own.onDevice)
  return (
    <>
      {down && <BackendDown down={down} hasButtonsElsewhere={own.status === 'untold'} />}
      {own.status === 'waiting' && <AstroWaiting />}
      {own.status === 'known' && (
        <PersonalRecommendation sky={own.sky} teller={own.teller} birth={birth} mood={mood} />
      )}
      {own.status === 'untold' && (
        <ChartTrouble
          title={own.onDevice ? 'Astrology API Error' : 'Your chart could not be computed'}
          error={own.error}
          onRetry={() => {
            own.retry()
            down?.retry()
          }}
          onDevice={own.onDevice}
        >
          {own.onDevice && isOfConnection(own.error) && (
            <Text size="small" tone="soft">
              Check your connection and refresh the page.
            </Text>
          )}
        </ChartTrouble>
      )}
    </>
  )
}

/** Whether no reply of the service came, but perhaps something of the network. */
function isOfConnection(error: unknown): boolean {
  const kind = error instanceof AstrologyError ? error.kind : null
  return kind === 'unreachable' || kind === 'malformed'
}

type PersonalRecommendationProps = {
  sky: ChartSummary
  teller: Caster
  birth: Birth
  mood: MoodValue | null
}

/** The raga for mood, hour and chart together, the reason, and the chart behind it. */
function PersonalRecommendation({ sky, teller, birth, mood }: PersonalRecommendationProps) {
  const day = useToday()
  const isFirst = hasNoSession(useQuery(practiceDays(usePerson().uid)).data)
  const watch = watchAt({ now: Date.now() as UtcMilliseconds, zone: deviceZone(), birth })
  const choice = recommend({ mood, prahar: watch.prahar, sky: sky.natal, day, isFirst })
  const raga = findRaga(choice.raga)
  if (!raga) return null
  return (
    <PersonalRagaCard
      raga={raga}
      hour={watchWords(watch)}
      reasons={choice.reasons}
      begin={sessionLink(ragaRecording(raga, 10), mood)}
    >
      <FactList
        facts={[
          {
            name: 'Influence',
            value:
              sky.influence ??
              influenceWords(sky.natal) ??
              'None: the 120 years of the dashas are over',
          },
          {
            name: 'Suggested mood',
            value: sky.suggested?.mood ?? categoryWords(choice.suggestedMood),
          },
          { name: 'Suggested raag', value: suggestedRaga(sky, raga.name, { mood, isFirst }) },
          { name: 'Moon sign', value: sky.moonSign },
          { name: 'Lagna', value: sky.lagna },
          { name: 'Nakshatra', value: sky.nakshatra },
        ]}
      />
      <div>
        <h3 className="mb-1 font-semibold">Planet positions</h3>
        <FactList facts={sky.positions} />
      </div>
      <ChartConventions computedBy={teller} node={sky.node} />
    </PersonalRagaCard>
  )
}

/**
 * The service's raga next to the one chosen by mood and hour; never a tense one for a low mood, nor one
 * that nobody begins with for a first session.
 */
function suggestedRaga(
  { suggested }: ChartSummary,
  chosen: string,
  { mood, isFirst }: { readonly mood: MoodValue | null; readonly isFirst: boolean },
): string {
  if (!suggested || suggested.raga.toLowerCase() === chosen.toLowerCase()) return chosen
  if (mood !== null && !mayAutoStart(mood, suggested.raga)) return chosen
  if (isFirst && !mayBeFirst(suggested.raga)) return chosen
  return `${suggested.raga} by the service, ${chosen} by mood and hour`
}

/** The watch and how it was computed, in one line. */
function watchWords({ prahar, sun }: Watch): string {
  const { name } = praharNames(prahar)
  if (!sun) return `${name}, by the clock: a day from six to six.`
  const time = new Intl.DateTimeFormat(ownEnglish(), { timeStyle: 'short' })
  const [town] = sun.place.split(',')
  return `${name}, by the Sun at ${town}: up from ${time.format(sun.sunrise)} to ${time.format(sun.sunset)}.`
}

type PersonalRagaCardProps = {
  raga: Raga
  /** The watch, and how it was computed. */
  hour: string
  reasons: Recommendation['reasons']
  begin: ReturnType<typeof sessionLink>
  /** The chart behind it. */
  children: ReactNode
}

/** The raga for a person now, with its reason; the others, and the chart behind them, in a sheet. */
function PersonalRagaCard({ raga, hour, reasons, begin, children }: PersonalRagaCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { name, devanagari, iast } = raga
  return (
    <>
      <RagaCard
        label="Your raga now"
        caption="From your chart"
        raga={{ name, devanagari, iast }}
        emblem={emblemOf(raga)}
        facts={hour}
        why={whyInShort(reasons, raga)}
        begin={{ ...begin, what: name }}
        more={
          <Button
            variant="ghost"
            size="tight"
            aria-label="Why this raga from your chart"
            onClick={() => setOpen(true)}
          >
            Why this raga
          </Button>
        }
      />
      <ReasonsDialog open={isOpen} onOpenChange={setOpen} raga={raga} reasons={reasons}>
        {children}
      </ReasonsDialog>
    </>
  )
}
