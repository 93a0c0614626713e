import { expect, test } from 'vitest'
import { callOf, readsChangedBy, rowOf, shownBy, type Write } from '~/queries/writes/write.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'

const REFRESHED: { readonly [Kind in Write['kind']]: string } = {
  'open-account': '',
  'record-mood': 'today-mood/2026-03-04 practice',
  'clear-mood': 'today-mood/2026-03-04 practice',
  'record-session': 'practice',
  'save-entry': 'journal practice',
  'edit-entry': 'journal practice',
  'delete-entry': 'journal practice',
  'star-entry': 'journal',
  'add-backdated': 'journal practice',
  'add-rest-day': 'rest-days',
  'remove-rest-day': 'rest-days',
  celebrate: 'celebrations',
  'record-japa': 'japa',
  'add-favourite': 'favourites',
  'remove-favourite': 'favourites',
  'keep-chart': 'kept-charts',
  'delete-chart': 'kept-charts',
  'keep-recording': 'personal-recordings',
  'delete-recording': 'personal-recordings',
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
    expect(callOf(kept)).toEqual(callOf(write))
  },
)

// No read tells yet which entries are starred.
const SHOWS_NOTHING: readonly Write['kind'][] = ['open-account', 'star-entry']

test.each(EVERY_WRITE.filter(({ kind }) => !SHOWS_NOTHING.includes(kind)))(
  'the write $kind changes only reads that it refreshes',
  (write) => {
    const shown = shownBy('asha', write)
    expect(shown).not.toEqual([])
    for (const { queryKey } of shown) {
      const isRefreshed = readsChangedBy('asha', write).some((key) =>
        key.every((part, index) => part === queryKey[index]),
      )
      expect(isRefreshed, queryKey.join('/')).toBe(true)
    }
  },
)

test.each(EVERY_WRITE)('the write $kind names the row it changes', (write) => {
  expect(rowOf(write)).toMatch(/^[a-z]+( [a-z0-9-]+)?$/)
})

const changed = (write: Write, before: unknown) => {
  const [first] = shownBy('asha', write)
  return first?.change(before, first.queryKey)
}

test('a favourite that is there already, or gone already, changes nothing', () => {
  const items = ['day-1']
  const at = '2026-03-04T20:00:00.000Z'
  expect(changed({ kind: 'add-favourite', item: 'day-1', at }, items)).toBe(items)
  const none: string[] = []
  expect(changed({ kind: 'remove-favourite', item: 'day-1' }, none)).toBe(none)
})
