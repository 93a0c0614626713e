import fc from 'fast-check'
import { MOODS } from '~/domain/mood/mood.ts'
import type { MyRows } from '~/domain/my-data/my-data.ts'

const two = (n: number) => String(n).padStart(2, '0')
const dayUntil = (lastYear: number) =>
  fc
    .tuple(
      fc.integer({ min: 1950, max: lastYear }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`)
const day = dayUntil(2190)
const instant = fc
  .tuple(day, fc.integer({ min: 0, max: 86_399 }), fc.integer({ min: 0, max: 999_999 }))
  .map(
    ([on, second, micro]) =>
      `${on}T${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}.${String(micro).padStart(6, '0')}Z`,
  )
const minute = fc.option(fc.integer({ min: 0, max: 1439 }))
const unit = fc.oneof(
  { weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 1 }) },
  fc.constantFrom('आ', '🎶', '"', '\\', "'", '\n', '\r', '\t', '\u200d', '=', '\u0007', '’'),
)
const words = (most: number) =>
  fc.array(unit, { maxLength: most }).map((units) => `x${units.join('')}`)
const real = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0)

const checkIn = fc
  .record({
    id: fc.uuid(),
    mood: fc.constantFrom(...MOODS),
    local_date: day,
    local_minute: minute,
    timestamp: instant,
  })
  .map(({ id, mood, ...when }) => ({
    id,
    emotion: String(mood.value),
    emotion_label: mood.word,
    ...when,
    minutes: null,
    raag: null,
    heard: null,
  }))
const session = fc.record({
  id: fc.uuid(),
  emotion: fc.constant('session_complete'),
  emotion_label: fc.constant('Meditation Session Completed'),
  local_date: day,
  local_minute: minute,
  timestamp: instant,
  minutes: fc.option(fc.integer({ min: 1, max: 1440 })),
  raag: fc.option(words(20)),
  heard: fc.option(fc.stringMatching(/^\/recordings\/[a-z0-9+.?=&-]{1,188}$/)),
})
const entry = fc.record({
  id: fc.uuid(),
  content: words(200),
  mood: fc.integer({ min: 1, max: 5 }),
  local_date: day,
  local_minute: minute,
  date_created: instant,
  updated_at: instant,
  starred: fc.boolean(),
})
const place = fc.option(
  fc.record({
    latitude: real(90),
    longitude: real(180),
    utc_offset_seconds: fc.integer({ min: -57_600, max: 57_600 }),
  }),
)
const birth = fc
  .record({
    full_name: fc.option(words(30)),
    // Nobody was born on a day to come.
    birth_date: dayUntil(2025),
    birth_time: fc.constantFrom('05:30:00', '23:59:59.5', '00:00:00'),
    birth_place: words(30),
    timezone: fc.constantFrom('auto', 'Asia/Kolkata', 'LMT'),
    zone: fc.constantFrom(null, 'Asia/Kolkata'),
    sure_to_minutes: fc.option(fc.integer({ min: 0, max: 720 })),
    current_dasha: fc.option(words(10)),
    moon_sign: fc.option(words(10)),
    updated_at: instant,
    place,
  })
  .map(({ place: found, ...rest }) => ({
    ...rest,
    ...(found ?? { latitude: null, longitude: null, utc_offset_seconds: null }),
  }))

const keptChart = fc.record({
  id: fc.uuid(),
  name: words(30),
  birth_date: dayUntil(2025),
  birth_time: fc.constantFrom('05:30:00', '23:59:59.5', '00:00:00'),
  birth_place: words(30),
  timezone: fc.constantFrom('auto', 'Asia/Kolkata', 'LMT'),
  latitude: real(90),
  longitude: real(180),
  zone: fc.constantFrom(null, 'Asia/Kolkata'),
  utc_offset_seconds: fc.integer({ min: -57_600, max: 57_600 }),
  sure_to_minutes: fc.option(fc.integer({ min: 0, max: 720 })),
  updated_at: instant,
})

const personalRecording = fc
  .record({
    id: fc.uuid(),
    title: words(30),
    raag: fc.option(words(20)),
    moodcategory: fc.constantFrom('', 'Karuna', 'Shantha', 'Shringara'),
    seconds: fc.option(fc.integer({ min: 1, max: 86_400 })),
    sound: fc.oneof(
      fc.record({
        address: fc.stringMatching(
          /^https:\/\/[a-z]{1,20}\.example(:[1-9]\d{1,3})?([/?#][!-~]{0,60})?$/,
        ),
        file: fc.constant(null),
        bytes: fc.constant(null),
      }),
      fc.record({
        address: fc.constant(null),
        file: fc.stringMatching(/^[0-9a-f]{64}$/),
        bytes: fc.integer({ min: 1, max: 1_073_741_824 }),
      }),
    ),
    updated_at: instant,
  })
  .map(({ sound, ...rest }) => ({ ...rest, ...sound }))

/** All that the tables can hold of one person, in any order. */
export const anyRows: fc.Arbitrary<MyRows> = fc.record({
  mood_logs: fc
    .tuple(
      fc.uniqueArray(checkIn, { selector: (log) => log.local_date, maxLength: 6 }),
      fc.array(session, { maxLength: 6 }),
    )
    .map((logs) => logs.flat()),
  journal_entries: fc.array(entry, { maxLength: 6 }),
  user_astro_profiles: fc.option(birth).map((one) => (one ? [one] : [])),
  favourites: fc.uniqueArray(
    fc.record({ item: fc.stringMatching(/^[a-z0-9-]{1,64}$/), added_at: instant }),
    { selector: ({ item }) => item, maxLength: 4 },
  ),
  rest_days: fc.uniqueArray(fc.record({ local_date: day }), {
    selector: ({ local_date }) => local_date,
    maxLength: 4,
  }),
  celebrations: fc.uniqueArray(
    fc.record({ achievement: fc.stringMatching(/^[a-z-]{1,40}$/), celebrated_at: instant }),
    { selector: ({ achievement }) => achievement, maxLength: 4 },
  ),
  kept_charts: fc.uniqueArray(keptChart, { selector: ({ id }) => id, maxLength: 6 }),
  personal_recordings: fc.uniqueArray(personalRecording, {
    selector: ({ id }) => id,
    maxLength: 6,
  }),
  settings: fc.uniqueArray(
    fc.record({
      setting: fc.stringMatching(/^[a-z-]{1,40}$/),
      value: fc.constantFrom('', 'dark', 'यमन', 'x'.repeat(200)),
      updated_at: instant,
    }),
    { selector: ({ setting }) => setting, maxLength: 6 },
  ),
  japa: fc.uniqueArray(
    fc.record({
      mantra: fc.constantFrom('shiva', 'guru', 'a-new-one'),
      local_date: day,
      beads: fc.integer({ min: 0, max: 1_000_000 }),
      updated_at: instant,
    }),
    { selector: ({ mantra, local_date }) => `${mantra} ${local_date}`, maxLength: 6 },
  ),
})

/** As sets: the order of rows says nothing, nor does that of their columns. */
export function asSets(rows: MyRows): unknown {
  return Object.fromEntries(
    Object.entries(rows).map(([kind, list]) => [
      kind,
      [...list].sort((one, other) =>
        JSON.stringify(keyOf(one)) < JSON.stringify(keyOf(other)) ? -1 : 1,
      ),
    ]),
  )
}

function keyOf(row: Readonly<Record<string, unknown>>): unknown {
  return row.id ?? row.item ?? row.achievement ?? row.setting ?? `${row.mantra} ${row.local_date}`
}
