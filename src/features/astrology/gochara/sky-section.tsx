import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { lagnaMark, shortName } from '~/features/astrology/chart/chart-houses.ts'
import { DataTable } from '~/features/astrology/chart/data-table.tsx'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import type { ShownChart } from '~/features/astrology/chart/shown-chart.ts'
import { StyledHouses } from '~/features/astrology/chart/styled-chart.tsx'
import { SaturnOfLife } from '~/features/astrology/gochara/saturn-of-life.tsx'
import { type CountedFrom, skyHouses } from '~/features/astrology/gochara/sky-houses.ts'
import { momentWords, type Transits, transitRows } from '~/features/astrology/gochara/sky-words.ts'
import { UNKNOWN } from '~/features/astrology/vargas/varga-firmness.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { isFirm } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { skyOver } from '~/queries/birth/chart-almanac.ts'
import { ChipChoice } from '~/ui/choices/chip-choice.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

export type SkyProps = ShownChart & {
  readonly now: UtcMilliseconds
  readonly confidence: Confidence | null
}

const FIRST_DAY = '1800-01-01'
const LAST_DAY = '2200-12-31'

/** Gochara: the grahas of now, or of another day, over the birth chart. */
export function SkySection(props: SkyProps) {
  const { chart, ayanamsha, now, minutes } = props
  const [day, setDay] = useState('')
  const at = day === '' ? now : noonOf(day)
  const [shownAt, setShownAt] = useState(now)
  if (at !== null && at !== shownAt) setShownAt(at)
  const natal = { moon: chart.grahas.Moon.sign, lagna: chart.lagna.sign }
  const sky = useQuery({
    ...skyOver(natal, shownAt, ayanamsha),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="wide">
      <Stack>
        <Heading>Sky over the chart</Heading>
        <Text size="small" tone="soft">
          Gochara: where the grahas stand on a day, in the houses of the birth chart and counted
          from the birth Moon.
        </Text>
        <TextField
          label="Day"
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={day}
          onChange={setDay}
          hint="Left empty: now. A chosen day is shown at noon where you are."
          error={at === null ? 'Choose a day from 1800 to 2200.' : undefined}
        />
        {day !== '' && (
          <Button variant="quiet" onClick={() => setDay('')}>
            Back to now
          </Button>
        )}
        <Doubts {...props} />
      </Stack>
      {sky.data ? (
        <SkyDrawing
          chart={chart}
          transits={sky.data.grahas}
          at={shownAt}
          ayanamsha={ayanamshaWords(ayanamsha, sky.data.ayanamsha)}
          isRenewing={sky.isPlaceholderData}
          hasLagna={minutes !== UNKNOWN}
        />
      ) : sky.isError ? (
        <PartTrouble error={sky.error} onRetry={() => void sky.refetch()} />
      ) : (
        <Text tone="soft">Working out the sky of that day…</Text>
      )}
      <SaturnOfLife {...props} at={shownAt} isNow={shownAt === now} />
    </Stack>
  )
}

/** The noon of a chosen day where the person is, or `null` for a day that cannot be shown. */
function noonOf(day: string): UtcMilliseconds | null {
  if (!isLocalDay(day) || day < FIRST_DAY || day > LAST_DAY) return null
  return new Date(`${day}T12:00`).getTime() as UtcMilliseconds
}

/** What the uncertain time of birth leaves open here. */
function Doubts({ chart, minutes, confidence }: SkyProps) {
  const isMoonFirm = !confidence || isFirm(confidence.grahas.Moon.sign)
  const isLagnaFirm = !confidence || isFirm(confidence.lagna.sign)
  const isUnknown = minutes === UNKNOWN
  if (isMoonFirm && isLagnaFirm && !isUnknown) return null
  const moon = `The Moon may stand in another sign too: what is counted from it holds for a Moon in ${ownName(SIGN_NAMES[chart.grahas.Moon.sign])}.`
  const lagna = `The lagna may be another one: the houses counted from it hold for ${ownName(SIGN_NAMES[chart.lagna.sign])}.`
  return (
    <Notice title={isUnknown ? 'The time of birth is not known' : 'The time of birth is not exact'}>
      <SentenceWithNames>{`${
        isUnknown
          ? 'Houses from the lagna cannot be given, so all are counted from the Moon. '
          : isLagnaFirm
            ? ''
            : `${lagna} `
      }${isMoonFirm ? '' : moon}`}</SentenceWithNames>
    </Notice>
  )
}

const COUNTED_FROM = [
  { value: 'lagna', label: 'Lagna' },
  { value: 'moon', label: 'Birth Moon' },
] as const

type SkyDrawingProps = {
  chart: ChartReading
  transits: Transits
  at: UtcMilliseconds
  /** The ayanamsha of that moment, in words. */
  ayanamsha: string
  isRenewing: boolean
  hasLagna: boolean
}

/** A sky around a birth chart as a drawing and as a table; the selected house is described. */
function SkyDrawing(props: SkyDrawingProps) {
  const { chart, transits, at, ayanamsha, isRenewing, hasLagna } = props
  const [chosen, setFrom] = useState<CountedFrom>('lagna')
  const [house, setHouse] = useState(1)
  const from = hasLagna ? chosen : 'moon'
  const houses = skyHouses({ chart, transits, from, hasLagna })
  const read = houses[house - 1]
  const moment = momentWords(at)
  const fromMoon = `From ${shortName(GRAHA_NAMES.Moon)}`
  return (
    <section aria-label={`The sky of ${moment}`} aria-busy={isRenewing}>
      <Stack gap="wide">
        <Stack>
          {hasLagna && (
            <ChipChoice
              legend="Houses counted from"
              choices={COUNTED_FROM}
              value={from}
              onChange={setFrom}
            />
          )}
          <StyledHouses
            label={`The sky of ${moment} around the birth chart: a house at a time`}
            title="Gochara"
            houses={houses}
            selected={house}
            onSelect={setHouse}
          />
          <Text
            size="small"
            tone="soft"
          >{`Within: the birth chart. In the ring: the sky of ${moment}, by the ${ayanamsha}, and the mean node. R retrograde. Touch a house to read it.`}</Text>
        </Stack>
        {read && (
          <Stack gap="tight">
            <Heading level={3}>
              <span>{`${read.counted}:`}</span> <OwnName of={read.inSign} isInOne />
            </Heading>
            <FactList facts={read.facts} />
          </Stack>
        )}
        <DataTable
          caption={`The grahas on ${moment}`}
          headings={
            hasLagna
              ? ['Graha', 'Stands in', `From ${lagnaMark().name}`, fromMoon, 'Next sign']
              : ['Graha', 'Stands in', fromMoon, 'Next sign']
          }
          rows={transitRows(transits, hasLagna)}
        />
      </Stack>
    </section>
  )
}
