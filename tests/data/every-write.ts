import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const DAY = localDay('2026-03-04')
const WHEN = { day: DAY, minute: 1200, at: AT }

/** A write of every kind there is, each in order. */
export const EVERY_WRITE: readonly Write[] = [
  { kind: 'open-account' },
  { kind: 'record-mood', id: ID, mood: 3, base: null, ...WHEN },
  { kind: 'clear-mood', day: DAY },
  { kind: 'record-session', id: ID, minutes: 10, raag: 'Yaman', ...WHEN },
  { kind: 'save-entry', id: ID, content: 'dusk', mood: 3, ...WHEN },
  { kind: 'edit-entry', id: ID, content: 'dawn', mood: 3, at: AT, base: AT },
  { kind: 'delete-entry', id: ID },
  { kind: 'add-backdated', day: DAY, sessionId: ID, entryId: ID },
  { kind: 'add-rest-day', day: DAY },
  { kind: 'remove-rest-day', day: DAY },
  { kind: 'celebrate', achievements: ['zen-zone'], at: AT },
  { kind: 'add-favourite', item: 'day-1', at: AT },
  { kind: 'remove-favourite', item: 'day-1' },
  {
    kind: 'save-astro-profile',
    profile: {
      fullName: 'Meera',
      birthDate: localDay('1990-01-01'),
      birthTime: '05:30',
      birthPlace: 'Pune',
      timezone: 'auto',
      latitude: null,
      longitude: null,
      zone: null,
      utcOffsetSeconds: null,
      sureToMinutes: null,
      currentDasha: null,
      moonSign: null,
    },
    at: AT,
    base: null,
  },
]
