import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocalDay, localDay } from '~/domain/day/local-day.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import type { createQueryClient } from '~/queries/cache/query-client.ts'
import { useClearMood, useRecordMood, useRecordSession } from '~/queries/check-in/mood-writes.ts'
import {
  useDeleteEntry,
  useEditEntry,
  useRestoreEntry,
  useSaveEntry,
  useStarEntry,
} from '~/queries/journal/journal-writes.ts'
import { today } from '~/queries/practice/use-today.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'

const database = standInDatabase()
const FORBIDDEN = '42501'
const DAY = localDay('2026-03-14')
const entry = {
  id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10',
  content: 'The rain kept time.',
  mood: 4 as MoodValue,
  day: DAY,
  minute: 480,
  createdAt: '2026-03-14T08:00:00.000Z',
  updatedAt: '2026-03-14T08:00:00.000Z',
}

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

const READS = ['first', 'changes']

/** The calls that write. */
const written = () =>
  database.requests.flatMap(({ asked }) => asked.filter(({ name }) => !READS.includes(name)))

const moodOn = (client: ReturnType<typeof createQueryClient>, day: LocalDay = today()) =>
  client.fetchQuery(todayMood(person.uid, day))

test('a mood is on the screen before the database has it, with the day and instant of the touch', async () => {
  const answer = held<void>()
  const { client, result } = hookOfAsha(useRecordMood)
  expect(await moodOn(client)).toBeNull()
  database.ready = answer.promise
  await act(async () => result.current.mutate(4))
  // The first call of all loads the code that reaches the database.
  await vi.waitFor(() => expect(written()).toHaveLength(1), { timeout: 20_000 })
  expect(await moodOn(client)).toMatchObject({ mood: 4, day: today() })
  expect(written()).toEqual([
    {
      name: 'record_mood',
      args: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        mood: '4',
        day: today(),
        minute: expect.stringMatching(/^\d{1,4}$/),
        at: expect.stringMatching(/Z$/),
        base: null,
      },
    },
  ])
  await act(async () => answer.resolve())
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true))
})

test('a mood is taken back when the database refuses it', async () => {
  const { client, result } = hookOfAsha(useRecordMood)
  expect(await moodOn(client)).toBeNull()
  database.refuseWith = FORBIDDEN
  await act(() =>
    expect(result.current.mutateAsync(2)).rejects.toMatchObject({ kind: 'forbidden' }),
  )
  expect(await moodOn(client)).toBeNull()
})

test('a mood outside the scale is refused without a request', async () => {
  const { result } = hookOfAsha(useRecordMood)
  const mood = 6 as MoodValue
  await act(() =>
    expect(result.current.mutateAsync(mood)).rejects.toThrow('Invalid mood selection'),
  )
  expect(database.requests).toHaveLength(0)
})

test('a mood is sent with the instant of the check-in it is meant to replace', async () => {
  const at = '2999-01-01T00:00:00.000Z'
  const { client, result } = hookOfAsha(useRecordMood)
  const known = { id: entry.id, mood: 1, day: today(), minute: 600, at }
  database.reply = (name) => (name === 'check_in' ? known : undefined)
  expect(await moodOn(client)).toEqual(known)
  await act(() => result.current.mutateAsync(5))
  expect(written()[0]?.args.base).toBe(at)
})

test('a mood on the screen is replaced by a newer one of another device, which is read again', async () => {
  const { client, result } = hookOfAsha(useRecordMood)
  expect(await moodOn(client)).toBeNull()
  const newer = { id: entry.id, mood: 5, day: today(), minute: 600, at: '2999-01-01T00:00:00.000Z' }
  database.reply = (name) => {
    if (name === 'check_in') return newer
    return name === 'record_mood' ? { outcome: 'superseded' } : undefined
  }
  await act(() =>
    expect(result.current.mutateAsync(2)).rejects.toMatchObject({ kind: 'superseded' }),
  )
  await vi.waitFor(async () => expect(await moodOn(client)).toEqual(newer))
})

test('a mood that the database cannot store causes no read', async () => {
  const { client, result } = hookOfAsha(useRecordMood)
  expect(await moodOn(client)).toBeNull()
  database.refuseWith = FORBIDDEN
  await act(() => expect(result.current.mutateAsync(2)).rejects.toThrow())
  expect(database.requests.flatMap(({ asked }) => asked.map(({ name }) => name))).toEqual([
    'first',
    'record_mood',
  ])
})

test('a mood is read again once it is stored', async () => {
  const { client, result } = hookOfAsha(useClearMood)
  expect(await moodOn(client)).toBeNull()
  await act(() => result.current.mutateAsync())
  await vi.waitFor(() =>
    expect(database.requests.at(-1)?.asked).toMatchObject([{ name: 'changes' }]),
  )
})

describe('one reading of the clock', () => {
  const LAST = new Date(2026, 2, 14, 23, 59, 59, 999).getTime()

  // A clock that moves on at every look: two readings would fall on two days.
  beforeEach(() => {
    let now = LAST
    const Real = Date
    vi.stubGlobal(
      'Date',
      class extends Real {
        constructor(...given: []) {
          if (given.length > 0) super(...given)
          else super(now++)
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const when = { day: '2026-03-14', minute: '1439', at: new Date(LAST).toISOString() }

  test('one reading of the clock gives a mood its day, minute and instant', async () => {
    const { result } = hookOfAsha(useRecordMood)
    await act(() => result.current.mutateAsync(4))
    expect(written()[0]?.args).toMatchObject(when)
  })

  test('one reading of the clock gives a reflection its day, minute and instant', async () => {
    const { result } = hookOfAsha(useSaveEntry)
    const { id, content, mood } = entry
    await act(() => result.current.mutateAsync({ id, content, mood }))
    expect(written()[0]?.args).toMatchObject(when)
  })
})

test('a heard session is stored under the id of its listening, for any number of reports', async () => {
  const { result } = hookOfAsha(useRecordSession)
  const sitting = {
    id: entry.id,
    began: localMomentAt(new Date(2026, 2, 14, 23, 50)),
    minutes: 10,
    raga: 'Yaman',
    heard: '/recordings/yaman-10.mp3?seed=2026-03-14',
  }
  await act(() => result.current.mutateAsync(sitting))
  await act(() => result.current.mutateAsync(sitting))
  const call = {
    name: 'record_session',
    args: {
      id: entry.id,
      day: '2026-03-14',
      minute: String(23 * 60 + 50),
      at: new Date(2026, 2, 14, 23, 50).toISOString(),
      minutes: '10',
      raag: 'Yaman',
      heard: '/recordings/yaman-10.mp3?seed=2026-03-14',
    },
  }
  expect(written()).toEqual([call, call])
})

describe('a reflection', () => {
  const shown = (client: ReturnType<typeof createQueryClient>) =>
    client.fetchQuery(recentEntries(person.uid))

  test('a reflection is saved once and then read again', async () => {
    const { client, result } = hookOfAsha(useSaveEntry)
    expect(await shown(client)).toEqual([])
    const { id, content, mood } = entry
    const mine = { id, content, mood }
    expect(await act(() => result.current.mutateAsync(mine))).toBe('changed')
    expect(written().map(({ name }) => name)).toEqual(['save_entry'])
    await vi.waitFor(() =>
      expect(database.requests.at(-1)?.asked).toMatchObject([{ name: 'changes' }]),
    )
  })

  const conflict = (content: string) => (name: string, args: Readonly<Record<string, unknown>>) =>
    name === 'save_entry' && args.id === entry.id
      ? { outcome: 'conflict', held: { content, mood: 2, updatedAt: entry.updatedAt } }
      : undefined

  test('a reflection is saved as well as another text that has its id', async () => {
    database.reply = conflict('Of another tab.')
    const { result } = hookOfAsha(useSaveEntry)
    const { id, mood } = entry
    const mine = { id, content: 'Of this tab.', mood }
    expect(await act(() => result.current.mutateAsync(mine))).toBe('beside')
    const [first, second, ...more] = written()
    expect(more).toEqual([])
    expect(second).toMatchObject({ name: 'save_entry', args: { content: 'Of this tab.' } })
    expect(first?.args.id).toBe(id)
    expect(second?.args.id).not.toBe(id)
  })

  test('a reflection whose very words are stored under its id is not stored again', async () => {
    database.reply = (name) =>
      name === 'save_entry'
        ? { outcome: 'conflict', held: { ...entry, mood: entry.mood } }
        : undefined
    const { result } = hookOfAsha(useSaveEntry)
    const { id, content, mood } = entry
    expect(await act(() => result.current.mutateAsync({ id, content, mood }))).toBe('unchanged')
    expect(written()).toHaveLength(1)
  })

  test('a reflection is edited on the base of the version that was read', async () => {
    const updatedAt = '2999-01-01T00:00:00.000Z'
    const { result } = hookOfAsha(useEditEntry)
    const edit = {
      entry: { ...entry, updatedAt },
      content: 'Changed.',
      mood: entry.mood,
      day: entry.day,
    }
    await act(() => result.current.mutateAsync(edit))
    expect(written()).toMatchObject([{ name: 'edit_entry', args: { base: updatedAt } }])
  })

  const copyOfMine = {
    name: 'save_entry',
    args: { content: 'Mine.', mood: '5', day: entry.day, at: entry.createdAt },
  }

  test('a reflection whose entry was changed elsewhere is saved as a new one of its day, and read again', async () => {
    database.reply = (name) => (name === 'edit_entry' ? { outcome: 'superseded' } : undefined)
    const { result } = hookOfAsha(useEditEntry)
    const edit = { entry, content: 'Mine.', mood: 5 as MoodValue, day: entry.day }
    expect(await act(() => result.current.mutateAsync(edit))).toBe('beside')
    const copy = written()[1]
    expect(copy).toMatchObject(copyOfMine)
    expect(copy?.args.id).not.toBe(entry.id)
    await vi.waitFor(() =>
      expect(database.requests.at(-1)?.asked).toMatchObject([{ name: 'first' }]),
    )
  })

  test('a reflection whose entry was deleted elsewhere is saved as a new one when that is asked for', async () => {
    database.reply = (name) => (name === 'edit_entry' ? { outcome: 'gone' } : undefined)
    const { client, result } = hookOfAsha(useEditEntry)
    expect(await shown(client)).toEqual([])
    const edit = { entry, content: 'Mine.', mood: 5 as MoodValue, day: entry.day }
    await act(() =>
      expect(result.current.mutateAsync(edit)).rejects.toMatchObject({ kind: 'gone' }),
    )
    expect(written()).toHaveLength(1)
    await vi.waitFor(() =>
      expect(database.requests.at(-1)?.asked).toMatchObject([{ name: 'changes' }]),
    )
    const anew = crypto.randomUUID()
    expect(await act(() => result.current.mutateAsync({ ...edit, anew }))).toBe('changed')
    expect(written()[1]).toMatchObject({ ...copyOfMine, args: { ...copyOfMine.args, id: anew } })
  })

  test('a reflection is gone from the list at once when deleted, and back when that fails', async () => {
    const answer = held<void>()
    database.reply = (name) => (name === 'recent_entries' ? [entry] : undefined)
    const { client, result } = hookOfAsha(useDeleteEntry)
    const listed = [{ ...entry, isStarred: false }]
    expect(await shown(client)).toEqual(listed)
    database.ready = answer.promise
    database.refuseWith = FORBIDDEN
    await act(async () => result.current.mutate(entry))
    await vi.waitFor(async () => expect(await shown(client)).toEqual([]))
    await act(async () => answer.resolve())
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(await shown(client)).toEqual(listed)
  })

  test('a star is sent alone, without a word of the reflection', async () => {
    const { result } = hookOfAsha(useStarEntry)
    await act(() => result.current.mutateAsync({ id: entry.id, isStarred: true }))
    expect(written()).toEqual([{ name: 'star_entry', args: { id: entry.id, starred: 'true' } }])
  })

  test('a reflection deleted by mistake comes back with its id, its day and its instant', async () => {
    const { result } = hookOfAsha(useRestoreEntry)
    await act(() => result.current.mutateAsync(entry))
    const { id, content, day } = entry
    const when = { day, minute: String(entry.minute), at: entry.createdAt }
    expect(written()).toEqual([
      { name: 'save_entry', args: { id, content, mood: String(entry.mood), ...when } },
    ])
  })

  test('a reflection deleted after it had been edited comes back with the instant of that edit', async () => {
    const { result } = hookOfAsha(useRestoreEntry)
    const updatedAt = '2026-03-14T09:00:00.000Z'
    await act(() => result.current.mutateAsync({ ...entry, updatedAt }))
    expect(written()).toMatchObject([
      { name: 'save_entry', args: { at: entry.createdAt } },
      { name: 'edit_entry', args: { at: updatedAt, base: entry.createdAt } },
    ])
  })
})
