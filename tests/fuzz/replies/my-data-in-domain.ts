import * as domain from '../in-domain.ts'

const { day, id, instant, minute, mood, text } = domain

const session = domain.orNull(domain.wholeFrom(1, 1440))
const words = (most: number) =>
  domain.is(`text of 1 to ${most} characters`, (value) => {
    const length = typeof value === 'string' ? [...value].length : 0
    return length > 0 && length <= most
  })
const time = domain.is('time of birth', (value) => /^\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(`${value}`))
const name = domain.is('id of few letters', (value) => /^[a-z-]{1,40}$/.test(`${value}`))

/** What a person may be given to take away, whatever was sent. */
export const myData = domain.only({
  account: domain.only({ created_at: domain.orNull(text), email: domain.orNull(text) }),
  mood_logs: domain.every(
    domain.only({
      id,
      emotion: domain.oneOf('1', '2', '3', '4', '5', 'session', 'session_complete'),
      emotion_label: words(40),
      local_date: day,
      local_minute: minute,
      timestamp: instant,
      minutes: session,
      raag: domain.orNull(words(100)),
      heard: domain.orNull(
        domain.is('address of a recording', (value) =>
          /^\/recordings\/[a-z0-9+.?=&-]{1,188}$/.test(`${value}`),
        ),
      ),
    }),
  ),
  journal_entries: domain.every(
    domain.only({
      id,
      content: words(20_000),
      mood,
      local_date: day,
      local_minute: minute,
      date_created: instant,
      updated_at: instant,
      starred: domain.is('boolean', (value) => typeof value === 'boolean'),
    }),
  ),
  user_astro_profiles: domain.every(
    domain.only({
      full_name: domain.orNull(words(200)),
      birth_date: day,
      birth_time: time,
      birth_place: words(300),
      timezone: words(64),
      latitude: domain.orNull(domain.degrees(-90, 90)),
      longitude: domain.orNull(domain.degrees(-180, 180)),
      zone: domain.orNull(words(64)),
      utc_offset_seconds: domain.orNull(domain.wholeFrom(-57_600, 57_600)),
      sure_to_minutes: domain.orNull(domain.wholeFrom(0, 720)),
      current_dasha: domain.orNull(text),
      moon_sign: domain.orNull(text),
      updated_at: instant,
    }),
  ),
  favourites: domain.every(
    domain.only({
      item: domain.is('id of a track', (value) => /^[a-z0-9-]{1,64}$/.test(`${value}`)),
      added_at: instant,
    }),
  ),
  rest_days: domain.every(domain.only({ local_date: day })),
  celebrations: domain.every(domain.only({ achievement: name, celebrated_at: instant })),
  kept_charts: domain.every(
    domain.only({
      id,
      name: words(200),
      birth_date: day,
      birth_time: time,
      birth_place: words(300),
      timezone: words(64),
      latitude: domain.degrees(-90, 90),
      longitude: domain.degrees(-180, 180),
      zone: domain.orNull(words(64)),
      utc_offset_seconds: domain.wholeFrom(-57_600, 57_600),
      sure_to_minutes: domain.orNull(domain.wholeFrom(0, 720)),
      updated_at: instant,
    }),
  ),
  personal_recordings: domain.every(
    domain.only({
      id,
      title: words(200),
      raag: domain.orNull(words(100)),
      moodcategory: domain.oneOf('', 'Karuna', 'Shantha', 'Shringara'),
      seconds: domain.orNull(domain.wholeFrom(1, 86_400)),
      address: domain.orNull(domain.address),
      file: domain.orNull(domain.hash),
      bytes: domain.orNull(domain.wholeFrom(1, 1_073_741_824)),
      updated_at: instant,
    }),
  ),
  settings: domain.every(domain.only({ setting: name, value: text, updated_at: instant })),
  japa: domain.every(
    domain.only({
      mantra: name,
      local_date: day,
      beads: domain.wholeFrom(0, 1_000_000),
      updated_at: instant,
    }),
  ),
})
