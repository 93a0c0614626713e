import { useQuery } from '@tanstack/react-query'
import type { Birth } from '~/domain/birth/birth.ts'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import type { OfferedAyanamsha } from '~/domain/chart/offered-ayanamshas.ts'
import { dayAs } from '~/domain/day/day-as.ts'
import { addDays } from '~/domain/day/local-day.ts'
import { limbName } from '~/domain/panchang/limb-names.ts'
import { PartTrouble } from '~/features/astrology/chart/part-trouble.tsx'
import { surenessOf } from '~/features/astrology/result/confidence-words.ts'
import { FactCells } from '~/features/astrology/result/fact-cells.tsx'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import type { BirthPanchang } from '~/jyotish/confidence/birth-panchang.ts'
import type { Confidence } from '~/jyotish/confidence/confidence.ts'
import { VARA_NAMES } from '~/jyotish/names/day-names.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { NAKSHATRA_NAMES } from '~/jyotish/names/nakshatra-names.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { birthPanchangOf } from '~/queries/birth/birth-panchang.ts'
import { Stack } from '~/ui/layout/stack.tsx'

export type BirthPanchangFactsProps = {
  birth: Birth
  chart: ChartReading
  /** The ayanamsha of `chart`. */
  ayanamsha: OfferedAyanamsha
  /** How sure the time is, `null` until the person has answered. */
  minutes: number | null
  confidence: Confidence | null
}

/** While it is worked out, so that nothing moves when it is there. */
const TO_COME = '…'

/** The five limbs of the day and the moment of a birth. */
export function BirthPanchangFacts(props: BirthPanchangFactsProps) {
  const { birth, chart, minutes, confidence } = props
  const found = useQuery(panchangAsked(props))
  if (found.isError) {
    return <PartTrouble error={found.error} onRetry={() => void found.refetch()} />
  }
  const { nakshatra } = chart.grahas.Moon
  const moon = confidence?.grahas.Moon
  const sure = surenessOf(birth)
  const { tithi, vara, yoga, karana } = limbsOfBirth(birth, minutes, found.data)
  return (
    <section aria-label="Panchang of birth">
      <Stack>
        <h3 className="font-semibold">Panchang of birth</h3>
        <FactCells
          isSecond
          facts={[
            tithi,
            vara,
            {
              name: 'Nakshatra',
              value: NAKSHATRA_NAMES[nakshatra.name],
              notes: [`lord ${ownName(GRAHA_NAMES[nakshatra.lord])}`, sure(moon?.nakshatra)],
            },
            { name: 'Pada', value: String(nakshatra.pada), notes: [sure(moon?.pada)] },
            yoga,
            karana,
          ]}
        />
      </Stack>
    </section>
  )
}

/** What is asked for, whether for the screen or for paper. */
export function panchangAsked({
  birth,
  minutes,
  ayanamsha,
}: Pick<BirthPanchangFactsProps, 'birth' | 'minutes' | 'ayanamsha'>) {
  return birthPanchangOf({ birth, minutes: minutes ?? 0, ayanamsha })
}

/** The limbs that the chart does not hold, each with how sure it is once the person has said how sure the time is. */
export function limbsOfBirth(
  birth: Birth,
  minutes: number | null,
  found: BirthPanchang | undefined,
) {
  const sure = surenessOf(birth)
  const limb = (name: string, of: 'tithi' | 'yoga' | 'karana') => {
    const read = found?.[of]
    if (!read) return { name, value: TO_COME, notes: [] }
    const course = minutes === null ? undefined : read.course
    return {
      name,
      value: limbName(of, read.value),
      notes: [sure(course, (index) => ownName(limbName(of, index)))],
    }
  }
  return {
    tithi: limb('Tithi', 'tithi'),
    vara: { name: 'Vara', ...varaCell(birth, minutes, found?.vara) },
    yoga: limb('Yoga', 'yoga'),
    karana: limb('Karana', 'karana'),
  }
}

const NO_VARA = 'None'

function varaName(weekday: number | null): Name | string {
  const vara = weekday === null ? undefined : VARAS[weekday]
  return vara ? VARA_NAMES[vara.name] : NO_VARA
}

function nameOfVara(weekday: number | null): string {
  const vara = varaName(weekday)
  return typeof vara === 'string' ? vara : ownName(vara)
}

/** The vara of a birth, and why it is another than that of its date. */
function varaCell(birth: Birth, minutes: number | null, vara: BirthPanchang['vara'] | undefined) {
  if (!vara) return { value: TO_COME, notes: [] }
  const { value, course } = vara
  if (value === null) return { value: NO_VARA, notes: ['no sunrise begins and ends the day'] }
  const lord = VARAS[value]?.lord
  const before = addDays(birth.date, -1)
  const isOfDayBefore = value === new Date(before).getUTCDay()
  return {
    value: varaName(value),
    notes: [
      lord && `lord ${ownName(GRAHA_NAMES[lord])}`,
      isOfDayBefore
        ? `born before sunrise: still ${dayAs(before, { weekday: 'long' })}’s`
        : undefined,
      minutes === null ? undefined : surenessOf(birth)(course, nameOfVara),
    ],
  }
}
