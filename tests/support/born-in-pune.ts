/** Where somebody was born, as their birth details have it; the date, hour and name are each test's own. */
export const BORN_IN_PUNE = {
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 18.52,
  longitude: 73.86,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: null,
} as const

/** The same as the columns of a table, without a zone. */
export const ROW_BORN_IN_PUNE = {
  birth_date: '1990-01-01',
  birth_time: '05:30',
  birth_place: 'Pune',
  timezone: 'auto',
  latitude: 18.52,
  longitude: 73.86,
  zone: null,
  utc_offset_seconds: 19_800,
  sure_to_minutes: null,
}
