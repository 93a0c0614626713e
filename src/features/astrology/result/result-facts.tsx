import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { runningDasha } from '~/domain/chart/dasha-period.ts'
import { dashaDayWords } from '~/features/astrology/dashas/dasha-words.ts'
import {
  BirthPanchangFacts,
  type BirthPanchangFactsProps,
} from '~/features/astrology/result/birth-panchang-facts.tsx'
import { courseWords, skyWord, surenessOf } from '~/features/astrology/result/confidence-words.ts'
import { FactCells } from '~/features/astrology/result/fact-cells.tsx'
import { MEASURED_ACCURACY } from '~/jyotish/chart/measured-accuracy.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { GRAHAS } from '~/jyotish/grahas/graha.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { type Course, isFirm } from '~/jyotish/time/course.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import { inSentence } from '~/lib/words/own-names.ts'
import {
  degreesAndMinutes,
  degreesOfZodiac,
  degreesToTheSecond,
} from '~/lib/words/zodiac-degrees.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { FactList } from '~/ui/layout/fact-list.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

type ResultFactsProps = {
  birth: Birth
  chart: ChartReading
  /** `null` until the person has answered how sure the time is. */
  confidence: Confidence | null
}

/** The lagna, the Moon and its nakshatra in lines, for paper, each with how sure it is. */
export function ResultFacts({ birth, chart, confidence }: ResultFactsProps) {
  const { lagna } = chart
  const { Moon } = chart.grahas
  const { nakshatra } = Moon
  const sure = surenessOf(birth)
  const moon = confidence?.grahas.Moon
  return (
    <FactList
      facts={[
        {
          name: 'Lagna',
          value: `${skyWord(lagna.sign)}, ${degreesToTheSecond(lagna.degree)}`,
          note: sure(confidence?.lagna.sign),
        },
        {
          name: 'Moon sign',
          value: `${skyWord(Moon.sign)}, ${degreesOfZodiac(Moon.longitude)} of the zodiac`,
          note: sure(moon?.sign),
        },
        {
          name: 'Nakshatra',
          value: `${skyWord(nakshatra.name)}, lord ${skyWord(nakshatra.lord)}`,
          note: sure(moon?.nakshatra),
        },
        { name: 'Pada', value: String(nakshatra.pada), note: sure(moon?.pada) },
      ]}
    />
  )
}

type FirstFactsProps = BirthPanchangFactsProps & { now: UtcMilliseconds }

/** What most people look for first: the lagna, the Moon, the dasha that runs, and the panchang of the birth. */
export function FirstFacts({ now, ...of }: FirstFactsProps) {
  const { birth, chart, confidence } = of
  const { lagna } = chart
  const { Moon } = chart.grahas
  const sure = surenessOf(birth)
  const moon = confidence?.grahas.Moon
  const running = runningDasha(chart.mahadashas, now)?.mahadasha
  return (
    <Card>
      <Stack gap="wide">
        <FactCells
          facts={[
            {
              name: 'Lagna',
              value: SIGN_NAMES[lagna.sign],
              notes: [degreesToTheSecond(lagna.degree), sure(confidence?.lagna.sign)],
            },
            {
              name: 'Moon sign',
              value: SIGN_NAMES[Moon.sign],
              notes: [
                degreesAndMinutes(Moon.degree),
                `${degreesOfZodiac(Moon.longitude)} of the zodiac`,
                sure(moon?.sign),
              ],
            },
            {
              name: 'Dasha now',
              value: running ? GRAHA_NAMES[running.lord] : 'None',
              notes: [running && `until ${dashaDayWords(running.end)}`],
            },
          ]}
        />
        <BirthPanchangFacts {...of} />
      </Stack>
    </Card>
  )
}

type ResultCuspsProps = { birth: Birth; chart: ChartReading; aMinute: Confidence | undefined }

/** What would change a minute earlier or later, or in another program. */
export function ResultCusps({ birth, chart, aMinute }: ResultCuspsProps) {
  const words = cuspWords({ birth, chart, aMinute })
  if (words.length === 0) return null
  return (
    <Notice title="On the cusp">
      <ul>
        {words.map((line) => (
          <li key={line}>
            <SentenceWithNames>{line}</SentenceWithNames>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Within this many arcseconds of a border, two good programs may differ; services round more. */
const SURE_TO = 3
const SURE_TO_OF_TRUE_NODE = Math.max(SURE_TO, MEASURED_ACCURACY.trueNode)

type Cusp = {
  readonly birth: Birth
  readonly chart: ChartReading
  /** The confidence for one minute before and after, because clocks are read to the minute. */
  readonly aMinute: Confidence | undefined
}

/** What is uncertain even with an exact time, one sentence for each. */
export function cuspWords({ birth, chart, aMinute }: Cusp): readonly string[] {
  const points = chart.computedBy === 'backend' ? [] : pointsOf(chart)
  const near = points.flatMap(({ name, at, sureTo }) => {
    const arcseconds = toNearestPada(at.longitude)
    if (arcseconds >= sureTo) return []
    return [
      `${name} is ${arcseconds.toFixed(1)}″ from the border of a pada: another program may put it across.`,
    ]
  })
  return [...minuteWords(birth, aMinute), ...near]
}

function pointsOf(chart: ChartReading) {
  const ofNodes = chart.node === 'true' ? SURE_TO_OF_TRUE_NODE : SURE_TO
  return [
    { name: 'The lagna', at: chart.lagna, sureTo: SURE_TO },
    ...GRAHAS.map((graha) => {
      const sureTo = graha === 'Rahu' || graha === 'Ketu' ? ofNodes : SURE_TO
      return { name: skyWord(graha), at: chart.grahas[graha], sureTo }
    }),
  ]
}

function minuteWords(birth: Birth, aMinute: Confidence | undefined): string[] {
  if (!aMinute) return []
  const { lagna, grahas, dasha } = aMinute
  const facts: readonly (readonly [string, Course<string | number | null>])[] = [
    ['the lagna', lagna.sign],
    ['the navamsha lagna', lagna.navamsha],
    ...GRAHAS.map(
      (graha) => [`the sign of ${inSentence(GRAHA_NAMES[graha])}`, grahas[graha].sign] as const,
    ),
    [`${inSentence(GRAHA_NAMES.Moon)}’s nakshatra`, grahas.Moon.nakshatra],
    [`${inSentence(GRAHA_NAMES.Moon)}’s pada`, grahas.Moon.pada],
    ['the current Mahadasha', dasha.mahadasha],
  ]
  return facts
    .filter(([, course]) => !isFirm(course))
    .map(
      ([name, course]) =>
        `Within a minute ${name} changes: ${courseWords(course, birth, (value) => skyWord(value ?? 'none'))}.`,
    )
}

/** Arcseconds to the nearest border of a pada; every sign also begins at such a border. */
function toNearestPada(longitude: number): number {
  const quarters = (longitude * 3) / 10
  return Math.abs(quarters - Math.round(quarters)) * 12_000
}
