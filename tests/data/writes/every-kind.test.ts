import { describe, expect, test } from 'vitest'
import {
  anewOf,
  callOf,
  insteadOf,
  isAlone,
  merged,
  pauseOf,
  rebased,
  replacesEarlier,
  rowOf,
  touches,
  type Write,
  whenGone,
} from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import type { MyKind, MyRow } from '~/domain/my-data/my-data.ts'
import { WriteRefused } from '~/lib/data-error.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const OTHER = '8b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'
const LATER = '2026-03-04T21:00:00.000Z'
const DAY = localDay('2026-03-04')

const mood = (changes: Partial<Write<'record-mood'>> = {}): Write<'record-mood'> => {
  const usual = { id: ID, mood: 3, day: DAY, minute: 1200, at: AT, base: null } as const
  return { kind: 'record-mood', ...usual, ...changes }
}
const save = (changes: Partial<Write<'save-entry'>> = {}): Write<'save-entry'> => {
  const usual = { id: ID, content: ' dusk ', mood: 3, day: DAY, minute: 1200, at: AT } as const
  return { kind: 'save-entry', ...usual, ...changes }
}
const edit = (changes: Partial<Write<'edit-entry'>> = {}): Write<'edit-entry'> => {
  const usual = { id: ID, content: ' dawn ', mood: 5, at: LATER, base: AT } as const
  return { kind: 'edit-entry', ...usual, ...changes }
}
const beads = (
  count: number,
  changes: Partial<Write<'record-japa'>> = {},
): Write<'record-japa'> => {
  const usual = { mantra: 'shiva', day: DAY, beads: count, at: AT, base: null } as const
  return { kind: 'record-japa', ...usual, ...changes }
}
const session = (changes: Partial<Write<'record-session'>> = {}): Write<'record-session'> => {
  const usual = { id: ID, day: DAY, minute: 539, at: AT, minutes: 10, raga: null, heard: null }
  return { kind: 'record-session', ...usual, ...changes }
}
const profile = (changes: object = {}): Write<'save-astro-profile'> => {
  const [found] = EVERY_WRITE.filter(({ kind }) => kind === 'save-astro-profile')
  const usual = found as Write<'save-astro-profile'>
  return { ...usual, ...changes, profile: { ...usual.profile, ...changes } }
}

const ofKind = (kind: Write['kind']): Write => {
  const [found] = EVERY_WRITE.filter((write) => write.kind === kind)
  return found ?? { kind: 'open-account' }
}

describe('two writes of a row that wait', () => {
  test('the later check-in of a day is sent, on what the first was based on; not after one taken back', () => {
    const later = mood({ id: OTHER, mood: 5, base: LATER })
    expect(merged(mood({ base: AT }), later)).toEqual({ ...later, base: AT })
    const clear: Write = { kind: 'clear-mood', day: DAY }
    expect(merged(clear, later)).toBeNull()
    expect(merged(mood(), clear)).toEqual(clear)
  })

  test('beads, birth details and rest days are those of the later', () => {
    expect(merged(beads(3, { base: AT }), beads(4, { base: LATER }))).toEqual(
      beads(4, { base: AT }),
    )
    const later = profile({ birthPlace: 'Goa' })
    expect(merged({ ...profile(), base: AT }, { ...later, base: LATER })).toEqual({
      ...later,
      base: AT,
    })
    const remove: Write = { kind: 'remove-rest-day', day: DAY }
    expect(merged({ kind: 'add-rest-day', day: DAY }, remove)).toBe(remove)
  })

  test('a favourite that is taken back was never one; one that is added again is sent after', () => {
    const add: Write = { kind: 'add-favourite', item: 'day-1', at: AT }
    const remove: Write = { kind: 'remove-favourite', item: 'day-1' }
    expect(merged(add, remove)).toBe(remove)
    expect(merged(remove, add)).toBeNull()
  })

  test('an entry that is changed before it is sent keeps its time; a change, the time of the later', () => {
    const { content, mood: felt } = edit()
    expect(merged(save(), edit())).toEqual({ ...save(), content, mood: felt })
    const of = { day: DAY, minute: 1200, createdAt: AT, was: 3 } as const
    expect(merged(edit({ at: AT, of }), edit({ content: 'noon', mood: 1, base: LATER }))).toEqual(
      edit({ content: 'noon', mood: 1, at: LATER, base: AT, of }),
    )
    expect(merged({ kind: 'delete-entry', id: ID }, edit())).toBeNull()
  })

  test('a deleted entry takes the place of what waits, with the mood that is stored', () => {
    const deletion: Write = { kind: 'delete-entry', id: ID, base: LATER, mood: 5 }
    expect(merged(save(), deletion)).toBe(deletion)
    expect(merged(edit(), deletion)).toEqual({ ...deletion, base: AT })
    const of = { day: DAY, minute: 1200, createdAt: AT, was: 2 } as const
    expect(merged(edit({ of }), deletion)).toEqual({ ...deletion, base: AT, day: DAY, mood: 2 })
  })

  test('an account is opened once', () => {
    const open: Write = { kind: 'open-account' }
    expect(merged(open, { kind: 'open-account' })).toBe(open)
  })

  test('a later star replaces an earlier one, and leaves the words of an entry as they are', () => {
    const star = (isStarred: boolean): Write => ({ kind: 'star-entry', id: ID, isStarred })
    expect(merged(star(true), star(false))).toEqual(star(false))
    for (const earlier of [save(), edit(), { kind: 'delete-entry', id: ID } as const]) {
      expect(merged(earlier, star(true))).toBeNull()
    }
    expect(merged(star(true), edit())).toBeNull()
    expect(merged(star(true), save())).toBeNull()
    const deletion: Write = { kind: 'delete-entry', id: ID, base: AT }
    expect(merged(star(true), deletion)).toBe(deletion)
  })

  test.each<[string, Write, Write]>([
    ['sessions', session(), session()],
    ['entries', save(), save()],
    [
      'days filled in',
      { kind: 'add-backdated', day: DAY, sessionId: ID, entryId: null },
      { kind: 'add-backdated', day: DAY, sessionId: null, entryId: ID },
    ],
  ])('two %s are both sent', (_, one, other) => {
    expect(merged(one, other)).toBeNull()
  })
})

test.each<[string, Write, Write]>([
  ['beads', beads(3), beads(3, { base: LATER })],
  ['birth details', profile(), { ...profile(), base: LATER }],
  ['a change of an entry', edit(), edit({ base: LATER })],
  ['a check-in', mood(), mood()],
  ['an entry', save(), save()],
])('%s that waited behind another is based on what was stored', (_, write, after) => {
  expect(rebased(write, LATER)).toEqual(after)
})

test('a change that waited behind one that became a copy is of the copy', () => {
  expect(rebased(edit(), LATER, OTHER)).toEqual(edit({ base: LATER, id: OTHER }))
  const star: Write = { kind: 'star-entry', id: ID, isStarred: true }
  expect(rebased(star, LATER, OTHER)).toEqual({ ...star, id: OTHER })
  expect(rebased(star, LATER)).toEqual(star)
})

describe('what the database kept instead', () => {
  const held = { content: 'dusk', mood: 3, updatedAt: AT } as const
  const refused = (kind: 'superseded' | 'conflict' | 'gone', words = held as typeof held | null) =>
    new WriteRefused(kind, words)

  test('an entry that is held already in these words and this mood is saved', () => {
    expect(insteadOf(save(), refused('conflict'))).toBe('nothing')
    for (const write of [save({ mood: 4 }), save({ content: 'noon' })]) {
      const instead = insteadOf(write, refused('conflict'))
      expect(instead).toEqual({ ...write, id: expect.not.stringMatching(ID) })
    }
    expect(insteadOf(save(), refused('conflict', null))).toMatchObject({ content: ' dusk ' })
  })

  test('a change that cannot be made becomes an entry of the same day, if it says which', () => {
    expect(insteadOf(edit({ content: 'dusk', mood: 3 }), refused('superseded'))).toBe('nothing')
    expect(insteadOf(edit(), refused('superseded'))).toBeNull()
    const of = { day: DAY, minute: 600, createdAt: AT, was: 3 } as const
    expect(insteadOf(edit({ of }), refused('superseded'))).toEqual({
      kind: 'save-entry',
      id: expect.not.stringMatching(ID),
      content: ' dawn ',
      mood: 5,
      day: DAY,
      minute: 600,
      at: AT,
      copyOf: 'edit',
    })
  })

  test('the words of what was deleted become something new only when they are asked for', () => {
    const of = { day: DAY, minute: 600, createdAt: AT, was: 3 } as const
    for (const write of [save(), edit({ of })]) {
      expect(insteadOf(write, refused('gone', null))).toBeNull()
      expect(anewOf(write)).toMatchObject({
        kind: 'save-entry',
        id: expect.not.stringMatching(ID),
        day: DAY,
      })
    }
  })

  test('an older check-in, older beads and a deletion of what was changed give way', () => {
    expect(insteadOf(mood(), refused('superseded', null))).toBe('leave')
    expect(insteadOf(beads(3), refused('superseded', null))).toBe('leave')
    expect(insteadOf(beads(3), refused('conflict', null))).toBeNull()
    expect(insteadOf({ kind: 'delete-entry', id: ID }, refused('superseded'))).toBe('leave')
    expect(insteadOf(session(), refused('conflict', null))).toBeNull()
  })
})

test('what is not there is no fault, but for a change whose words would be lost', () => {
  const refusing = EVERY_WRITE.filter((write) => whenGone(write) === 'refused')
  expect(refusing.map(({ kind }) => kind)).toEqual([
    'record-mood',
    'record-session',
    'save-entry',
    'edit-entry',
    'add-backdated',
    'keep-chart',
    'keep-recording',
  ])
})

test('a newer write makes one that was set aside needless where it holds all of it', () => {
  const replacing = EVERY_WRITE.filter(replacesEarlier).map(({ kind }) => kind)
  expect(replacing).toEqual([
    'record-mood',
    'clear-mood',
    'add-rest-day',
    'remove-rest-day',
    'record-japa',
    'choose-setting',
    'add-favourite',
    'remove-favourite',
    'save-astro-profile',
  ])
})

test('beads alone wait for the next, four seconds', () => {
  expect(EVERY_WRITE.map((write) => pauseOf(write)).filter((ms) => ms > 0)).toEqual([4000])
  expect(pauseOf(beads(1))).toBe(4000)
})

test('every write is of a row of its own thing', () => {
  const rows = EVERY_WRITE.map((write) => rowOf(write))
  expect(rows).toEqual([
    'account',
    `mood ${DAY}`,
    `mood ${DAY}`,
    `session ${ID}`,
    ...Array.from({ length: 4 }, () => `entry ${ID}`),
    `backdated ${DAY}`,
    `rest ${DAY}`,
    `rest ${DAY}`,
    'celebrations',
    `japa shiva-${DAY}`,
    'setting theme',
    'favourite day-1',
    'favourite day-1',
    `chart ${ID}`,
    `chart ${ID}`,
    `recording ${ID}`,
    `recording ${ID}`,
    `import ${ID}-0`,
    `import ${ID}-0`,
    'birth',
  ])
})

test('a day that is filled in changes the row of its entry too, and other entries not', () => {
  const fill = (entryId: string | null): Write => {
    return { kind: 'add-backdated', day: DAY, sessionId: ID, entryId }
  }
  expect(touches(fill(OTHER), `entry ${OTHER}`)).toBe(true)
  expect(touches(fill(OTHER), `entry ${ID}`)).toBe(false)
  expect(touches(fill(null), 'entry null')).toBe(false)
  expect(touches(save(), `entry ${ID}`)).toBe(false)
})

test.each<[MyKind, MyRow, Write]>([
  ['mood_logs', { id: ID, local_date: DAY }, { kind: 'clear-mood', day: DAY, base: null }],
  [
    'mood_logs',
    { id: ID, local_date: DAY },
    { kind: 'add-backdated', day: DAY, sessionId: OTHER, entryId: null },
  ],
  ['journal_entries', { id: ID }, { kind: 'star-entry', id: ID, isStarred: true }],
  ['favourites', { item: 'day-1' }, { kind: 'remove-favourite', item: 'day-1' }],
  ['rest_days', { local_date: DAY }, { kind: 'remove-rest-day', day: DAY }],
  ['celebrations', { achievement: 'zen-zone' }, ofKind('celebrate')],
  ['japa', { mantra: 'shiva', local_date: DAY }, ofKind('record-japa')],
  ['settings', { setting: 'theme' }, ofKind('choose-setting')],
  ['user_astro_profiles', {}, ofKind('save-astro-profile')],
  ['kept_charts', { id: ID }, { kind: 'delete-chart', id: ID, base: null }],
  ['personal_recordings', { id: ID }, { kind: 'delete-recording', id: ID, base: null }],
])('an import and its undo change the rows of %s that other writes change', (table, row, write) => {
  const its = { id: OTHER, part: 0, table, rows: [row] }
  const parts: Write[] = [
    { kind: 'import-rows', ...its },
    { kind: 'undo-import', ...its, seq: null },
  ]
  for (const part of parts) {
    expect(touches(part, rowOf(write))).toBe(true)
    expect(touches(part, `${rowOf(write)} of another`)).toBe(false)
  }
})

test('the parts of an import and of its undo are sent alone, and nothing else is', () => {
  expect(EVERY_WRITE.filter((write) => isAlone(write)).map(({ kind }) => kind)).toEqual([
    'import-rows',
    'undo-import',
  ])
})

test('a deletion sends no more than the database asks for', () => {
  const { name, args } = callOf({
    kind: 'delete-entry',
    id: ID,
    day: DAY,
    minute: 3,
    mood: 2,
  })
  expect([name, args]).toEqual(['delete_entry', { id: ID }])
})
