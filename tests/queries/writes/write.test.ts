import { expect, test } from 'vitest'
import { dataCode } from '~/queries/database/data-access.ts'
import { callOf, readsChangedBy, shownAtOnce, type Write } from '~/queries/writes/write.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'

const REFRESHED: { readonly [Kind in Write['kind']]: string } = {
  'open-account': '',
  'record-mood': 'today-mood/2026-03-04 practice',
  'clear-mood': 'today-mood/2026-03-04 practice',
  'record-session': 'practice',
  'save-entry': 'journal practice',
  'edit-entry': 'journal practice',
  'delete-entry': 'journal practice',
  'add-backdated': 'journal practice',
  'add-rest-day': 'rest-days',
  'remove-rest-day': 'rest-days',
  celebrate: 'celebrations',
  'add-favourite': 'favourites',
  'remove-favourite': 'favourites',
  'save-astro-profile': 'astro-profile',
}

test.each(EVERY_WRITE)(
  'the write $kind refreshes the reads it may change, of its person only',
  (write) => {
    const keys = readsChangedBy('asha', write)
    for (const [uid] of keys) expect(uid).toBe('asha')
    expect(keys.map(([, ...rest]) => rest.join('/')).join(' ')).toBe(REFRESHED[write.kind])
  },
)

test.each(EVERY_WRITE)(
  'the write $kind stored as JSON and read again makes the same call',
  (write) => {
    const kept: Write = JSON.parse(JSON.stringify(write))
    expect(callOf(dataCode.dataAccess, kept)).toEqual(callOf(dataCode.dataAccess, write))
  },
)

test('only moods, a deletion and favourites are shown before they are stored', () => {
  const shown = EVERY_WRITE.filter((write) => shownAtOnce('asha', write))
  expect(shown.map(({ kind }) => kind)).toEqual([
    'record-mood',
    'clear-mood',
    'delete-entry',
    'add-favourite',
    'remove-favourite',
  ])
})

test.each(EVERY_WRITE)('the write $kind shows changes only in reads that it refreshes', (write) => {
  const shown = shownAtOnce('asha', write)
  if (shown) expect(readsChangedBy('asha', write)).toContainEqual(shown.queryKey)
})

const favourites = (kind: 'add-favourite' | 'remove-favourite') => {
  const shown = shownAtOnce('asha', { kind, item: 'day-1', at: '2026-03-04T20:00:00.000Z' })
  if (!shown?.takeBack) throw new Error('A favourite is shown, and can be taken back')
  return { change: shown.change, takeBack: shown.takeBack }
}

test('a favourite that is taken back leaves later presses as they are', () => {
  const { change, takeBack } = favourites('add-favourite')
  expect(change(['raga-todi'])).toEqual(['day-1', 'raga-todi'])
  expect(takeBack(['raga-yaman', 'day-1', 'raga-todi'])).toEqual(['raga-yaman', 'raga-todi'])
})

test('a favourite that is there already, or gone already, changes nothing', () => {
  const items = ['day-1']
  expect(favourites('add-favourite').change(items)).toBe(items)
  const none: string[] = []
  expect(favourites('remove-favourite').change(none)).toBe(none)
})
