import type { LocalDay } from '~/domain/day/local-day.ts'
import { townOf } from '~/domain/panchang/almanac-place.ts'
import type { Telling } from '~/domain/panchang/place-clock.ts'
import { DayColumns } from '~/features/panchang/day-columns.tsx'
import { DayTimes } from '~/features/panchang/day-times.tsx'
import { LimbList } from '~/features/panchang/limb-list.tsx'
import { eventsTold, limbShown } from '~/features/panchang/limb-words.ts'
import { SIGNS } from '~/jyotish/chart/sign.ts'
import { GRAHA_NAMES } from '~/jyotish/names/graha-names.ts'
import { SIGN_NAMES } from '~/jyotish/names/sign-names.ts'
import type { UtcMilliseconds } from '~/jyotish/time/julian-day.ts'
import type { AlmanacDay } from '~/queries/almanac/panchang-day.ts'
import { Notice } from '~/ui/feedback/notice.tsx'

type DayWithoutSunriseProps = {
  almanac: Exclude<AlmanacDay, { kind: 'rises' }>
  /** The present on its own date, else `null`. */
  now: UtcMilliseconds | null
  today: LocalDay
}

const WHY = {
  'stays-up': 'The Sun does not set',
  'stays-down': 'The Sun does not rise',
} as const

/** A date without a sunrise: said, with what depends on the Sun and the Moon alone. */
export function DayWithoutSunrise({ almanac, now, today }: DayWithoutSunriseProps) {
  const { asked, civil, kind } = almanac
  const { place, date } = asked
  const telling: Telling = { zone: place.zone, from: date, isToday: date === today }
  const of = { telling, from: now ?? civil.civil.from }
  return (
    <>
      <Notice title={`${WHY[kind]} in ${townOf(place)} on this day or the next`}>
        A day of the panchang runs from sunrise to sunrise, so it has no vara, month, prahars, horas
        or kaals here. What follows is counted from midnight to midnight.
      </Notice>
      <DayColumns
        day={
          <LimbList
            title={now === null ? 'At midnight' : 'Now'}
            limbs={[
              limbShown('Tithi', 'tithi', civil.tithis, of),
              limbShown('Nakshatra', 'nakshatra', civil.nakshatras, of),
              limbShown('Yoga', 'yoga', civil.yogas, of),
              limbShown('Karana', 'karana', civil.karanas, of),
            ]}
          />
        }
        times={
          <DayTimes
            title="Sun and Moon"
            times={[
              { name: GRAHA_NAMES.Sun, value: SIGN_NAMES[SIGNS[civil.sunSign.index] ?? 'Aries'] },
              {
                name: 'Moonrise',
                value: eventsTold(telling, civil.moon.rises, 'none on this date'),
              },
              { name: 'Moonset', value: eventsTold(telling, civil.moon.sets, 'none on this date') },
            ]}
          />
        }
      />
    </>
  )
}
