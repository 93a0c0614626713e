import { memo } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { dayAt, type Telling, timeAt, timeTold } from '~/domain/panchang/place-clock.ts'
import { DayColumns } from '~/features/panchang/day-columns.tsx'
import { DayFacts, DayTimes } from '~/features/panchang/day-times.tsx'
import { DrawnDay } from '~/features/panchang/drawn-day.tsx'
import { LimbList, Remarks } from '~/features/panchang/limb-list.tsx'
import { countWords, eventsTold, limbShown, spanTold } from '~/features/panchang/limb-words.ts'
import { monthShown } from '~/features/panchang/month-words.ts'
import type { PanchangDay } from '~/jyotish/almanac/panchang.ts'
import { VARAS } from '~/jyotish/almanac/parts/vara.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { tithiAt } from '~/jyotish/chart/tithi.ts'
import { KAAL_NAMES, VARA_NAMES } from '~/jyotish/names/day-names.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { OBSERVANCE_NAMES } from '~/jyotish/names/observance-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import { PAKSHA_NAMES } from '~/jyotish/names/tithi-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { inSentence, ownName } from '~/lib/words/own-names.ts'
import type { AlmanacDay } from '~/queries/almanac/panchang-day.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

type DayWithSunriseProps = {
  almanac: Extract<AlmanacDay, { kind: 'rises' }>
  /** The present while the day runs, else `null`. */
  now: UtcMilliseconds | null
  /** The date at the place. */
  today: LocalDay
}

/** A day from sunrise to sunrise: what runs, the drawing, and its times. */
export const DayWithSunrise = memo(({ almanac, now, today }: DayWithSunriseProps) => {
  const { asked, day } = almanac
  const isWhole = useSecondStep()
  const ofNow: Telling = { zone: asked.place.zone, from: today, isToday: true }
  const ofDay = tellingOf(almanac, today)
  return (
    <DayColumns
      day={
        <>
          <Stack gap="wide">
            <Limbs day={day} now={now} telling={now === null ? ofDay : ofNow} />
            <Remarks sentences={remarksOf(day, ofDay, asked.date, today, now)} />
          </Stack>
          {isWhole && <DrawnDay day={day} now={now} telling={ofDay} />}
        </>
      }
      times={
        <>
          <section aria-label="Vara, month and signs">
            <DayFacts facts={factsOf(day)} />
          </section>
          {isWhole && <TimesOfDay day={day} telling={ofDay} />}
        </>
      }
    />
  )
})

/** How the times of a day are told: those of another date say so. */
export function tellingOf({ asked }: DayWithSunriseProps['almanac'], today: LocalDay): Telling {
  return { zone: asked.place.zone, from: asked.date, isToday: asked.date === today }
}

type LimbsProps = { day: PanchangDay; now: UtcMilliseconds | null; telling: Telling }

/** What runs now, or at sunrise on another day. */
function Limbs({ day, now, telling }: LimbsProps) {
  const of = { telling, from: now ?? day.sunrise }
  const title = now === null ? `At sunrise, ${timeAt(telling.zone, day.sunrise)}` : 'Now'
  return (
    <LimbList
      title={title}
      limbs={[
        limbShown('Tithi', 'tithi', day.tithis, of),
        limbShown('Nakshatra', 'nakshatra', day.nakshatras, of),
        limbShown('Yoga', 'yoga', day.yogas, of),
        limbShown('Karana', 'karana', day.karanas, of),
      ]}
    />
  )
}

function namedOr<Key extends string>(names: Readonly<Record<Key, Name>>, key: Key | undefined) {
  return key === undefined ? '' : names[key]
}

function factsOf({ weekday, month, tithis, sunSign, moonSigns }: PanchangDay) {
  const { paksha } = tithiAt(tithis[0].index)
  const half = paksha === 'Shukla' ? 'the waxing half' : 'the waning half'
  return [
    { name: 'Vara', value: namedOr(VARA_NAMES, VARAS[weekday]?.name) },
    {
      name: 'Paksha',
      value: PAKSHA_NAMES[paksha],
      note: `${half}, by the tithi at sunrise`,
    },
    { name: 'Lunar month', ...monthShown(month) },
    { name: GRAHA_NAMES.Sun, value: namedOr(SIGN_NAMES, SIGNS[sunSign.index]) },
    {
      name: GRAHA_NAMES.Moon,
      value: namedOr(SIGN_NAMES, SIGNS[moonSigns[0].index]),
      note: 'at sunrise',
    },
  ]
}

/** What is unusual about a day, and which day it is before sunrise. */
function remarksOf(
  day: PanchangDay,
  { zone }: Telling,
  date: LocalDay,
  today: LocalDay,
  now: UtcMilliseconds | null,
): readonly string[] {
  const isBeforeSunrise = now !== null && date !== today
  const entered = day.sunSign.end < day.nextSunrise ? SIGNS[(day.sunSign.index + 1) % 12] : null
  const onDay = dayAt(zone, day.sunSign.end) === date ? '' : ' after midnight'
  return [
    ...(isBeforeSunrise
      ? [
          `A day of the panchang runs from sunrise to sunrise: until ${timeAt(zone, day.nextSunrise)} it is still ${dayAs(date, { weekday: 'long' })}’s.`,
        ]
      : []),
    ...(entered
      ? [
          `${ownName(OBSERVANCE_NAMES.sankranti)}: ${inSentence(GRAHA_NAMES.Sun)} enters ${ownName(SIGN_NAMES[entered])} at ${timeAt(zone, day.sunSign.end)}${onDay}.`,
        ]
      : []),
    ...countWords(day.tithis[0].index, day.kshaya, day.vriddhi),
  ]
}

type TimesOfDayProps = { day: PanchangDay; telling: Telling }

/** The times of the Sun and the Moon, and the parts of the day that follow from them. */
function TimesOfDay({ day, telling }: TimesOfDayProps) {
  const { rises, sets } = day.moonOfDay
  const none = 'none before the next sunrise'
  return (
    <>
      <DayTimes
        title="Sun and Moon"
        times={[
          { name: 'Sunrise', value: timeTold(telling, day.sunrise) },
          { name: 'Sunset', value: timeTold(telling, day.sunset) },
          { name: 'Moonrise', value: eventsTold(telling, rises, none) },
          { name: 'Moonset', value: eventsTold(telling, sets, none) },
        ]}
      />
      <DayTimes title="Parts of the day" times={partFacts(day, telling)} />
    </>
  )
}

function partFacts(day: PanchangDay, telling: Telling) {
  return [
    { name: KAAL_NAMES['Rahu kaal'], value: spanTold(telling, day.rahuKaal) },
    { name: KAAL_NAMES.Yamaganda, value: spanTold(telling, day.yamaganda) },
    { name: KAAL_NAMES.Gulika, value: spanTold(telling, day.gulikaKaal) },
    {
      name: KAAL_NAMES.Abhijit,
      value: day.abhijit.isObserved
        ? spanTold(telling, day.abhijit)
        : 'not observed on a Wednesday',
    },
  ]
}
