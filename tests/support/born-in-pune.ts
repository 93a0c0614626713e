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
