import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { readingTaken } from '~/domain/birth/birth-clock.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { lifeBegins, livedPart, runningDasha } from '~/domain/chart/dasha-period.ts'
import { AYANAMSHA_NAMES } from '~/domain/chart/offered-ayanamshas.ts'
import { changesWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import { birthDayWords } from '~/features/astrology/birth/birth-words.ts'
import { drawnHouses } from '~/features/astrology/chart/chart-houses.ts'
import { placementRows } from '~/features/astrology/chart/chart-words.ts'
import { DataTable } from '~/features/astrology/chart/data-table.tsx'
import { StyledChart } from '~/features/astrology/chart/styled-chart.tsx'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import type { SkyProps } from '~/features/astrology/gochara/sky-section.tsx'
import { limbsOfBirth, panchangAsked } from '~/features/astrology/result/birth-panchang-facts.tsx'
import { confidenceWords } from '~/features/astrology/result/confidence-words.ts'
import { conventions } from '~/features/astrology/result/conventions.ts'
import { ResultFacts } from '~/features/astrology/result/result-facts.tsx'
import { AllVargas } from '~/features/astrology/vargas/all-vargas.tsx'
import { UNKNOWN } from '~/features/astrology/vargas/varga-firmness.ts'
import { vargaHouses, vargaSigns } from '~/features/astrology/vargas/varga-houses.ts'
import type { Dasha } from '~/jyotish/chart/vimshottari.ts'
import type { BirthPanchang } from '~/jyotish/confidence/birth-panchang.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { takenTime } from '~/lib/words/taken-time.ts'
import { vargaConfidence } from '~/queries/birth/chart-almanac.ts'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type PrintedSheetProps = SkyProps & {
  /** The same chart by Lahiri. */
  lahiri: ChartReading
  /** Whose chart it is, if it is kept under a name. */
  name: string | null
  isPrinting: boolean
  onPrinting: (isPrinting: boolean) => void
}

/** The chart on two pages of paper; it is drawn when the page is printed. */
export function PrintedSheet({ isPrinting, onPrinting, ...sheet }: PrintedSheetProps) {
  usePrinting(onPrinting)
  // Asked for ahead, because a printer does not wait.
  const found = useQuery(vargaConfidence(doubtOf(sheet)))
  const panchang = useQuery(panchangAsked(sheet)).data
  if (!isPrinting) return null
  return (
    <PrintedPages
      first={<FirstPage {...sheet} panchang={panchang} />}
      second={<SecondPage {...sheet} found={found} />}
    />
  )
}

/** Reports when the page is about to be printed, in time for what is drawn then, and when it was. */
function usePrinting(onPrinting: (isPrinting: boolean) => void): void {
  useEffect(() => {
    // A browser prints what is there when this event ends.
    const before = () => flushSync(() => onPrinting(true))
    const after = () => onPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [onPrinting])
}

const NO_METHODS = {}

/** By the rules of Parashara. */
function doubtOf({ birth, chart, minutes, ayanamsha }: SkyProps) {
  const node = chart.node ?? 'mean'
  return { birth, node, minutes: minutes ?? 0, methods: NO_METHODS, ayanamsha }
}

type SheetProps = Omit<PrintedSheetProps, 'isPrinting' | 'onPrinting'>
type FirstPageProps = SheetProps & { panchang: BirthPanchang | undefined }

function FirstPage({ birth, name, chart, confidence, minutes, panchang }: FirstPageProps) {
  return (
    <>
      <SideBySideOnPaper>
        <FactList
          facts={[
            ...(name === null ? [] : [{ name: 'Name', value: name, in: null }]),
            { name: 'Born', value: birthDayWords(birth.date) },
            { name: 'Time', value: takenTime(birth.time, readingTaken(birth)) },
            { name: 'Place', value: birth.place, in: null },
          ]}
        />
        <ResultFacts birth={birth} chart={chart} confidence={confidence} />
      </SideBySideOnPaper>
      {/* Paper cannot be filled in later. */}
      {panchang && <PrintedPanchang birth={birth} minutes={minutes} panchang={panchang} />}
      <SideBySideOnPaper>
        <PrintedFigure caption="Rashi (D1)">
          <StyledChart label="Rashi" title="Rashi" houses={drawnHouses(chart, 'rashi')} />
        </PrintedFigure>
        {minutes === UNKNOWN ? (
          <Text>No navamsha is drawn, because the time of birth is not known.</Text>
        ) : (
          <PrintedFigure caption="Navamsha (D9)">
            <StyledChart
              label="Navamsha"
              title="Navamsha"
              houses={vargaHouses(chart, vargaSigns(chart, 'D9', NO_METHODS))}
            />
          </PrintedFigure>
        )}
      </SideBySideOnPaper>
      <PrintedPlacements chart={chart} />
    </>
  )
}

type PrintedPanchangProps = Pick<SheetProps, 'birth' | 'minutes'> & { panchang: BirthPanchang }

/** The limbs of the birth; its nakshatra stands with the Moon. */
function PrintedPanchang({ birth, minutes, panchang }: PrintedPanchangProps) {
  const { tithi, vara, yoga, karana } = limbsOfBirth(birth, minutes, panchang)
  const factOf = ({ notes, ...fact }: typeof tithi | typeof vara) => ({
    ...fact,
    note: notes.filter(Boolean).join(' '),
  })
  return (
    <section aria-label="Panchang of birth" className="flex flex-col gap-2">
      <Heading level={3}>Panchang of birth</Heading>
      <SideBySideOnPaper>
        <FactList facts={[factOf(tithi), factOf(vara)]} />
        <FactList facts={[factOf(yoga), factOf(karana)]} />
      </SideBySideOnPaper>
    </section>
  )
}

function PrintedPlacements({ chart }: { chart: ChartReading }) {
  return (
    <DataTable
      caption="Lagna and the nine grahas"
      headings={['Graha', 'Sign', 'Motion', 'House', 'Nakshatra', 'Degree of 360']}
      isTight
      rows={placementRows(chart).map((row) => ({
        id: row.name.latin,
        name: row.name,
        cells: [
          { text: `${ownName(row.sign)} ${row.exactDegree}` },
          { text: row.motion },
          { text: String(row.house) },
          { text: `${ownName(row.nakshatra)} pada ${row.pada}` },
          { text: row.longitude },
        ],
      }))}
    />
  )
}

type SecondPageProps = SheetProps & { found: Parameters<typeof AllVargas>[0]['found'] }

function SecondPage(props: SecondPageProps) {
  const { birth, chart, lahiri, ayanamsha, confidence, minutes, now, found } = props
  const facts = conventions(birth, chart, ayanamsha)
  const half = Math.ceil(facts.length / 2)
  const changes =
    ayanamsha === 'lahiri'
      ? []
      : [`${AYANAMSHA_NAMES[ayanamsha]} against Lahiri:`, ...changesWords(lahiri, chart)]
  return (
    <>
      <PrintedDashas chart={chart} now={now} />
      <AllVargas chart={chart} methods={NO_METHODS} minutes={minutes} found={found} isPrinted />
      <Heading level={3}>How this was computed</Heading>
      <SideBySideOnPaper>
        <FactList facts={facts.slice(0, half)} />
        <FactList facts={facts.slice(half)} />
      </SideBySideOnPaper>
      <Text size="small">
        <SentenceWithNames>
          {[...changes, confidence && confidenceWords(confidence, birth).summary].join(' ')}
        </SentenceWithNames>
      </Text>
    </>
  )
}

type PrintedDashasProps = { chart: ChartReading; now: UtcMilliseconds }

/** All mahadashas, and the bhuktis of the one that runs. */
function PrintedDashas({ chart, now }: PrintedDashasProps) {
  const birth = lifeBegins(chart)
  const running = runningDasha(chart.mahadashas, now)
  const rows = (periods: readonly Dasha[]) =>
    periods.flatMap((period) => {
      const lived = livedPart(period, birth)
      if (!lived) return []
      const isNow = lived.start <= now && now < lived.end
      const cells = [
        { text: dashaDayWords(lived.start) },
        { text: `${dashaDayWords(lived.end)}${isNow ? ' (now)' : ''}` },
      ]
      return [{ id: period.lord, name: GRAHA_NAMES[period.lord], cells }]
    })
  return (
    <SideBySideOnPaper>
      <DataTable
        caption="Mahadashas"
        headings={['Lord', 'From', 'To']}
        isTight
        rows={rows(chart.mahadashas)}
      />
      {running && running.mahadasha.bhuktis.length > 0 && (
        <DataTable
          caption={`Bhuktis of ${ownName(GRAHA_NAMES[running.mahadasha.lord])}`}
          headings={['Lord', 'From', 'To']}
          isTight
          rows={rows(running.mahadasha.bhuktis)}
        />
      )}
    </SideBySideOnPaper>
  )
}

type PrintedPagesProps = { first: ReactNode; second: ReactNode }

/** Two printed pages. */
function PrintedPages({ first, second }: PrintedPagesProps) {
  return (
    <>
      <div className="flex flex-col gap-4">{first}</div>
      <div className="flex break-before-page flex-col gap-4">{second}</div>
    </>
  )
}

/** Two parts side by side, which paper always has room for. */
function SideBySideOnPaper({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-x-6">{children}</div>
}

type PrintedFigureProps = { caption: string; children: ReactNode }

/** A drawing with its name below. */
function PrintedFigure({ caption, children }: PrintedFigureProps) {
  return (
    <figure>
      {children}
      <figcaption className="mt-2 text-center font-semibold text-small">{caption}</figcaption>
    </figure>
  )
}
