import type { Row } from '~/lib/sql.ts'

/** Born near Pune as the Moon stood in Leo; in March 2026 the mahadasha is that of Saturn. */
const LEO: Row = {
  fullName: 'Asha',
  birthDate: '1960-01-18',
  birthTime: '08:30',
  birthPlace: 'Pune',
  timezone: 'auto',
  latitude: 19,
  longitude: 74,
  zone: 'Asia/Kolkata',
  utcOffsetSeconds: 19_800,
  sureToMinutes: null,
  currentDasha: null,
  moonSign: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** The stored birth details of Asha, with whatever the test is about. */
export function birthRow(changes: Row = {}): Row {
  return { ...LEO, ...changes }
}

/** Answers the question for the birth details with these, and every other with nothing. */
export function birthTable(row: Row | null) {
  return (statement: string): Row[] =>
    row && statement.includes('user_astro_profiles') ? [row] : []
}
