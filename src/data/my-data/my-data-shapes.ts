import * as z from 'zod/mini'
import { isBlankEntry, LONGEST_ENTRY } from '~/domain/journal/journal-entry.ts'
import { MOOD_CATEGORIES, MOODS } from '~/domain/mood/mood.ts'
import {
  isStoredAddress,
  LARGEST_FILE,
  LONGEST_RAGA,
  LONGEST_TITLE,
} from '~/domain/session/personal-recording.ts'
import { isFavouriteItem } from '~/domain/session/recording.ts'
import { storableText } from '~/lib/storable-text.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'

// Each shape accepts exactly what its table accepts: an export can always be imported, and what
// cannot be stored is refused before it is sent. The messages follow the name of the column.

const length = (text: string) => [...text].length

const text = (most: number) =>
  z.string('is not text').check(
    z.overwrite(storableText),
    z.refine((value) => length(value) <= most, `is longer than ${groupedNumber(most)} characters`),
  )
const fullText = (most: number) =>
  text(most).check(z.refine((value) => /[^ ]/.test(value), 'is empty'))
const matching = (shape: RegExp, words: string) => z.string(words).check(z.regex(shape, words))

const NO_DAY = 'is not a day between 1900 and 2200, written like 2026-03-01'
const dayFrom = (first: string) =>
  z.iso.date(NO_DAY).check(z.refine((day) => day >= first && day <= '2200-01-01', NO_DAY))
const day = dayFrom('1900-01-01')

const NO_INSTANT = 'is not an instant between 1900 and 2200, written like 2026-03-01T06:30:00Z'
const instant = z.iso
  .datetime({ error: NO_INSTANT })
  .check(z.refine((at) => at >= '1900' && at < '2200' && at.length <= 27, NO_INSTANT))

const whole = (least: number, most: number) => {
  const words = `is not a whole number from ${least} to ${most}`
  return z.int(words).check(z.minimum(least, words), z.maximum(most, words))
}
const degrees = (most: number) => {
  const words = `is not a number from -${most} to ${most}`
  return z.number(words).check(z.minimum(-most, words), z.maximum(most, words))
}
const id = z.guid('is not an id').check(z.toLowerCase())
const minute = z.nullable(whole(0, 1439))
const zone = matching(/^[A-Za-z0-9_+/-]{1,64}$/, 'is not the name of a time zone')

// Also of a session that this version cannot sound: its row comes back as it was.
const heard = matching(
  /^(?=.{1,200}$)\/recordings\/[a-z0-9+.?=&-]+$/,
  'is not the address of a recording',
)

/** What the database calls each kind of check-in and session. */
export const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MOODS.map(({ value, word }) => [String(value), word])),
  session_complete: 'Meditation Session Completed',
  session: 'Meditation Session',
}
const isSession = (emotion: string) => emotion.startsWith('session')

const moodLog = z
  .object({
    id,
    emotion: z.enum(Object.keys(LABELS), 'is neither a mood nor a session'),
    emotion_label: z.string('is not text'),
    local_date: day,
    local_minute: minute,
    timestamp: instant,
    minutes: z.nullable(whole(1, 1440)),
    raag: z.nullable(fullText(100)),
    heard: z.nullable(heard),
  })
  .check(
    z.refine((log) => LABELS[log.emotion] === log.emotion_label, {
      path: ['emotion_label'],
      error: 'does not go with the emotion',
    }),
    z.refine((log) => isSession(log.emotion) || (log.minutes === null && log.raag === null), {
      path: ['minutes'],
      error: 'and the raga belong to sessions alone',
    }),
    z.refine((log) => log.heard === null || log.emotion === 'session_complete', {
      path: ['heard'],
      error: 'belongs to completed sessions alone',
    }),
  )

const journalEntry = z.object({
  id,
  content: text(LONGEST_ENTRY).check(z.refine((value) => !isBlankEntry(value), 'is empty')),
  mood: whole(1, 5),
  local_date: day,
  local_minute: minute,
  date_created: instant,
  updated_at: instant,
  starred: z.boolean('is neither true nor false'),
})

// Without an offset the largest one ahead of UTC is assumed, so that no valid birth is refused.
const FURTHEST_AHEAD_SECONDS = 14 * 3600
/** Returns false for an invalid time, whose own column reports the fault. */
const isToCome = (date: string, time: string, offsetSeconds: number | null) =>
  Date.parse(`${date}T${time}Z`) - (offsetSeconds ?? FURTHEST_AHEAD_SECONDS) * 1000 > Date.now()

const birth = {
  birth_date: dayFrom('1800-01-01'),
  birth_time: matching(
    /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?|24:00(:00)?)$/,
    'is not a time of day, written like 06:30',
  ),
  birth_place: fullText(300),
  timezone: zone,
  latitude: degrees(90),
  longitude: degrees(180),
  zone: z.nullable(zone),
  utc_offset_seconds: whole(-57_600, 57_600),
  sure_to_minutes: z.nullable(whole(0, 720)),
} as const

const hasCome = {
  path: ['birth_date'],
  error: 'is not a day that has come at the place of birth',
}

const astroProfile = z
  .object({
    full_name: z.nullable(fullText(200)),
    ...birth,
    latitude: z.nullable(birth.latitude),
    longitude: z.nullable(birth.longitude),
    utc_offset_seconds: z.nullable(birth.utc_offset_seconds),
    current_dasha: z.nullable(text(100)),
    moon_sign: z.nullable(text(50)),
    updated_at: instant,
  })
  .check(
    z.refine(
      (birth) =>
        (birth.latitude === null) === (birth.longitude === null) &&
        (birth.latitude === null) === (birth.utc_offset_seconds === null),
      { path: ['latitude'], error: 'comes together with longitude and offset, or not at all' },
    ),
    z.refine(
      (birth) => !isToCome(birth.birth_date, birth.birth_time, birth.utc_offset_seconds),
      hasCome,
    ),
  )

const keptChart = z
  .object({ id, name: fullText(200), ...birth, updated_at: instant })
  .check(
    z.refine(
      (chart) => !isToCome(chart.birth_date, chart.birth_time, chart.utc_offset_seconds),
      hasCome,
    ),
  )

const personalRecording = z
  .object({
    id,
    title: fullText(LONGEST_TITLE),
    raag: z.nullable(fullText(LONGEST_RAGA)),
    moodcategory: z.literal(['', ...MOOD_CATEGORIES], 'is not a mood category'),
    seconds: z.nullable(whole(1, 86_400)),
    address: z.nullable(
      z.string('is not text').check(z.refine(isStoredAddress, 'is not an https address')),
    ),
    file: z.nullable(matching(/^[0-9a-f]{64}$/, 'is not the hash of a file')),
    bytes: z.nullable(whole(1, LARGEST_FILE)),
    updated_at: instant,
  })
  .check(
    z.refine(({ address, file }) => (address === null) !== (file === null), {
      path: ['address'],
      error: 'and a file exclude each other, and one of them is needed',
    }),
    z.refine(({ file, bytes }) => (file === null) === (bytes === null), {
      path: ['bytes'],
      error: 'comes together with a file, or not at all',
    }),
  )

const NO_ITEM = 'is not the id of a track'
const NO_ACHIEVEMENT = 'is not the id of an achievement'
const NO_MANTRA = 'is not the id of a mantra'
const NO_SETTING = 'is not the name of a preference'

/** The rows of each table, without the person's own id. Any other column of a row is dropped. */
export const rowShapes = {
  mood_logs: moodLog,
  journal_entries: journalEntry,
  user_astro_profiles: astroProfile,
  favourites: z.object({
    item: z.string(NO_ITEM).check(z.refine(isFavouriteItem, NO_ITEM)),
    added_at: instant,
  }),
  rest_days: z.object({ local_date: day }),
  celebrations: z.object({
    achievement: matching(/^[a-z-]{1,40}$/, NO_ACHIEVEMENT),
    celebrated_at: instant,
  }),
  japa: z.object({
    mantra: matching(/^[a-z-]{1,40}$/, NO_MANTRA),
    local_date: day,
    beads: whole(0, 1_000_000),
    updated_at: instant,
  }),
  settings: z.object({
    setting: matching(/^[a-z-]{1,40}$/, NO_SETTING),
    value: text(200),
    updated_at: instant,
  }),
  kept_charts: keptChart,
  personal_recordings: personalRecording,
} as const

/** The shape of the person's own row. */
export const accountShape = z.object({
  created_at: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
