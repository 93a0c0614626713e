import { localDay } from '~/domain/day/local-day.ts'
import { almanacDay, type DayAsked } from '~/queries/almanac/panchang-day.ts'
import { zoneOfPoint } from '~/queries/places/places.ts'
import { everyVariableCounts } from '~tests/support/every-variable.ts'

type Asked = DayAsked['place'] & Omit<DayAsked, 'place'>

everyVariableCounts<Asked>(
  'a day of the almanac',
  ({ date, sunriseKind, ...place }) => almanacDay({ place, date, sunriseKind }),
  {
    label: 'Pune',
    latitude: 18.52,
    longitude: 73.86,
    zone: 'Asia/Kolkata',
    date: localDay('2026-03-14'),
    sunriseKind: 'upperLimb',
  },
  {
    label: 'Home',
    latitude: 28.61,
    longitude: 77.21,
    zone: 'Asia/Dubai',
    date: localDay('2026-03-15'),
    sunriseKind: 'centreWithoutRefraction',
  },
)

everyVariableCounts<{ latitude: number; longitude: number }>(
  'the zone of a point',
  ({ latitude, longitude }) => zoneOfPoint(latitude, longitude),
  { latitude: 18.52, longitude: 73.86 },
  { latitude: 60, longitude: -74 },
)
