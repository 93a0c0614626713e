/** A row as in the file and in the database: values by column name. */
export type MyRow = Readonly<Record<string, string | number | boolean | null>>

/** What a person has recorded, by table. */
export type MyRows = Readonly<Record<MyKind, readonly MyRow[]>>

/** Everything Alap holds of a person. */
export type MyData = {
  /** When the account's row was made and its address then; `null` before the first write. */
  readonly account: { readonly created_at: string | null; readonly email: string | null }
} & MyRows

/** The tables with a person's rows, in the order in which they are shown. */
export const MY_KINDS = [
  'mood_logs',
  'journal_entries',
  'user_astro_profiles',
  'favourites',
  'rest_days',
  'celebrations',
  'japa',
  'settings',
  'kept_charts',
  'personal_recordings',
] as const

export type MyKind = (typeof MY_KINDS)[number]

/** What each table holds, in words. */
export const MY_KIND_NAMES: Readonly<Record<MyKind, string>> = {
  mood_logs: 'Check-ins and sessions',
  journal_entries: 'Reflections',
  user_astro_profiles: 'Birth details',
  favourites: 'Favourites',
  rest_days: 'Rest days',
  celebrations: 'Celebrations',
  japa: 'Japa counts',
  settings: 'Preferences',
  kept_charts: 'Kept charts',
  personal_recordings: 'Your recordings',
}

/** The columns of each table in the order of the file: all except the person's own id. */
export const MY_COLUMNS: Readonly<Record<MyKind, readonly string[]>> = {
  mood_logs: [
    'id',
    'emotion',
    'emotion_label',
    'local_date',
    'local_minute',
    'timestamp',
    'minutes',
    'raag',
    'heard',
  ],
  journal_entries: [
    'id',
    'content',
    'mood',
    'local_date',
    'local_minute',
    'date_created',
    'updated_at',
    'starred',
  ],
  user_astro_profiles: [
    'full_name',
    'birth_date',
    'birth_time',
    'birth_place',
    'timezone',
    'latitude',
    'longitude',
    'zone',
    'utc_offset_seconds',
    'sure_to_minutes',
    'current_dasha',
    'moon_sign',
    'updated_at',
  ],
  favourites: ['item', 'added_at'],
  rest_days: ['local_date'],
  celebrations: ['achievement', 'celebrated_at'],
  japa: ['mantra', 'local_date', 'beads', 'updated_at'],
  settings: ['setting', 'value', 'updated_at'],
  kept_charts: [
    'id',
    'name',
    'birth_date',
    'birth_time',
    'birth_place',
    'timezone',
    'latitude',
    'longitude',
    'zone',
    'utc_offset_seconds',
    'sure_to_minutes',
    'updated_at',
  ],
  personal_recordings: [
    'id',
    'title',
    'raag',
    'moodcategory',
    'seconds',
    'address',
    'file',
    'bytes',
    'updated_at',
  ],
}

// Days and instants have a fixed width, so that sorted as texts they are in the order of time.
const BY: Readonly<Record<MyKind, readonly string[]>> = {
  mood_logs: ['local_date', 'timestamp', 'id'],
  journal_entries: ['date_created', 'id'],
  user_astro_profiles: [],
  favourites: ['added_at', 'item'],
  rest_days: ['local_date'],
  celebrations: ['celebrated_at', 'achievement'],
  japa: ['local_date', 'mantra'],
  settings: ['updated_at', 'setting'],
  kept_charts: ['updated_at', 'id'],
  personal_recordings: ['updated_at', 'id'],
}

/** The rows of a table in the order of time. */
export function oldestFirst(kind: MyKind, rows: readonly MyRow[]): readonly MyRow[] {
  return rows.toSorted((one, other) => {
    const column = BY[kind].find((name) => one[name] !== other[name])
    return column === undefined ? 0 : String(one[column]) < String(other[column]) ? -1 : 1
  })
}
