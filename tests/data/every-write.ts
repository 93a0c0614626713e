import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const DAY = localDay('2026-03-04')
const WHEN = { day: DAY, minute: 1200, at: AT }

const CHART = {
  id: ID,
  name: 'Asha',
  birthDate: localDay('1990-01-01'),
  birthTime: '05:30',
  ...BORN_IN_PUNE,
}

const PART = { id: ID, part: 0, table: 'rest_days', rows: [{ local_date: DAY }] } as const

const RECORDING = {
  id: ID,
  sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
  title: 'An evening in Pune',
  raga: 'Yaman',
  moodCategory: 'Shantha',
  seconds: 1471,
} as const

/** A write of each kind, in order; a kind that is left out does not compile. */
const WRITES: { readonly [Kind in Write['kind']]: Write<Kind> } = {
  'open-account': { kind: 'open-account' },
  'record-mood': { kind: 'record-mood', id: ID, mood: 3, base: null, ...WHEN },
  'clear-mood': { kind: 'clear-mood', day: DAY, base: AT },
  'record-session': {
    kind: 'record-session',
    id: ID,
    minutes: 10,
    raga: 'Yaman',
    heard: '/recordings/yaman-10.mp3?seed=2026-03-04',
    ...WHEN,
  },
  'save-entry': { kind: 'save-entry', id: ID, content: 'dusk', mood: 3, ...WHEN },
  'edit-entry': { kind: 'edit-entry', id: ID, content: 'dawn', mood: 3, at: AT, base: AT },
  'delete-entry': { kind: 'delete-entry', id: ID, base: AT },
  'star-entry': { kind: 'star-entry', id: ID, isStarred: true },
  'add-backdated': { kind: 'add-backdated', day: DAY, sessionId: ID, entryId: ID },
  'add-rest-day': { kind: 'add-rest-day', day: DAY },
  'remove-rest-day': { kind: 'remove-rest-day', day: DAY },
  celebrate: { kind: 'celebrate', achievements: ['zen-zone'], at: AT },
  'record-japa': { kind: 'record-japa', mantra: 'shiva', day: DAY, beads: 108, at: AT, base: null },
  'choose-setting': { kind: 'choose-setting', setting: 'theme', value: 'dark', at: AT },
  'add-favourite': { kind: 'add-favourite', item: 'day-1', at: AT },
  'remove-favourite': { kind: 'remove-favourite', item: 'day-1' },
  'keep-chart': { kind: 'keep-chart', ...CHART, at: AT, base: null },
  'delete-chart': { kind: 'delete-chart', id: ID, base: AT },
  'keep-recording': { kind: 'keep-recording', ...RECORDING, at: AT, base: null },
  'delete-recording': { kind: 'delete-recording', id: ID, base: AT },
  'import-rows': { kind: 'import-rows', ...PART },
  'undo-import': { kind: 'undo-import', ...PART, seq: null },
  'save-astro-profile': {
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
}

export const EVERY_WRITE: readonly Write[] = Object.values(WRITES)
