/** Born near Pune with the Moon in Leo; in March 2026 the mahadasha is that of Saturn. */
const LEO = {
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

type BirthRow = Readonly<Record<string, unknown>>

/** The stored birth details of Asha, with the changes of a test. */
export function birthRow(changes: BirthRow = {}): BirthRow {
  return { ...LEO, ...changes }
}

/** Replies with only these birth details. */
export function birthTable(row: BirthRow | null) {
  return (name: string): unknown => (name === 'birth_details' ? row : undefined)
}
