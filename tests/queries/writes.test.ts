import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalDay, localDay } from '~/domain/local-day.ts'
import type { MoodValue } from '~/domain/mood.ts'
import { recentEntries } from '~/queries/journal.ts'
import {
  useDeleteEntry,
  useEditEntry,
  useRestoreEntry,
  useSaveEntry,
} from '~/queries/journal-writes.ts'
import { useClearMood, useRecordMood, useRecordSession } from '~/queries/mood-writes.ts'
import type { createQueryClient } from '~/queries/query-client.ts'
import { todayMood } from '~/queries/today-mood.ts'
import { today } from '~/queries/use-today.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database-stand-in.ts'
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

/** The statements written, but the one that makes the person's row. */
const written = () =>
  database.requests.flatMap(({ asked }) => asked.filter(({ text }) => !/public\.users/.test(text)))

const moodOn = (client: ReturnType<typeof createQueryClient>, day: LocalDay = today()) =>
  client.getQueryData(todayMood(person.uid, day).queryKey)

describe('a mood', () => {
  it('is on the screen before the database has it, with the day and instant of the touch', async () => {
    const answer = held<void>()
    database.ready = answer.promise
    const { client, result } = hookOfAsha(useRecordMood)
    client.setQueryData(todayMood(person.uid, today()).queryKey, null)
    await act(async () => result.current.mutate(4))
    await vi.waitFor(() => expect(written()).toHaveLength(1))
    expect(moodOn(client)).toMatchObject({ mood: 4, day: today() })
    expect(written()[0]?.params).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      '4',
      'Happy',
      today(),
      expect.stringMatching(/^\d{1,4}$/),
      expect.stringMatching(/Z$/),
    ])
    await act(async () => answer.resolve())
    await vi.waitFor(() => expect(result.current.isSuccess).toBe(true))
  })

  it('is taken back when the database refuses it', async () => {
    database.refuseWith = FORBIDDEN
    const { client, result } = hookOfAsha(useRecordMood)
    client.setQueryData(todayMood(person.uid, today()).queryKey, null)
    await act(() =>
      expect(result.current.mutateAsync(2)).rejects.toMatchObject({ kind: 'forbidden' }),
    )
    expect(moodOn(client)).toBeNull()
  })

  it('outside the scale is refused without a request', async () => {
    const { result } = hookOfAsha(useRecordMood)
    const mood = 6 as MoodValue
    await act(() =>
      expect(result.current.mutateAsync(mood)).rejects.toThrow('Invalid mood selection'),
    )
    expect(database.requests).toHaveLength(0)
  })

  it('replaces one set by a device whose clock runs ahead', async () => {
    const at = '2999-01-01T00:00:00.000Z'
    const { client, result } = hookOfAsha(useRecordMood)
    const known = { id: entry.id, mood: 1 as MoodValue, day: today(), minute: 600, at }
    client.setQueryData(todayMood(person.uid, today()).queryKey, known)
    await act(() => result.current.mutateAsync(5))
    expect(written()[0]?.params.at(-1)).toBe(at)
  })

  it('is read again once it is written', async () => {
    const { client, result } = hookOfAsha(useClearMood)
    client.setQueryData(todayMood(person.uid, today()).queryKey, null)
    await act(() => result.current.mutateAsync())
    expect(client.getQueryState(todayMood(person.uid, today()).queryKey)?.isInvalidated).toBe(true)
  })
})

describe('a session heard', () => {
  it('is stored under the id of its listening, however often it is told', async () => {
    const { result } = hookOfAsha(useRecordSession)
    const sitting = {
      id: entry.id,
      beganAt: new Date(2026, 2, 14, 23, 49),
      endedAt: new Date(2026, 2, 14, 23, 59),
      minutes: 10,
      raga: 'Yaman',
    }
    await act(() => result.current.mutateAsync(sitting))
    await act(() => result.current.mutateAsync(sitting))
    expect(written().map(({ params }) => params[0])).toEqual([entry.id, entry.id])
    expect(written()[0]?.params.slice(1)).toEqual([
      '2026-03-14',
      String(23 * 60 + 49),
      sitting.endedAt.toISOString(),
      '10',
      'Yaman',
    ])
    expect(written()[0]?.text).toContain('on conflict (user_id, id) do nothing')
  })
})

describe('a reflection', () => {
  const shown = (client: ReturnType<typeof createQueryClient>) =>
    client.getQueryData(recentEntries(person.uid).queryKey)

  it('is saved once and then read again', async () => {
    const { client, result } = hookOfAsha(useSaveEntry)
    client.setQueryData(recentEntries(person.uid).queryKey, [])
    const { id, content, mood } = entry
    await act(() => result.current.mutateAsync({ id, content, mood }))
    expect(written()).toHaveLength(1)
    expect(shown(client)).toEqual([])
    expect(client.getQueryState(recentEntries(person.uid).queryKey)?.isInvalidated).toBe(true)
  })

  it('sent before and changed since replaces what may have arrived', async () => {
    const { result } = hookOfAsha(useSaveEntry)
    const { id, mood } = entry
    await act(() => result.current.mutateAsync({ id, content: 'Later.', mood, wasSent: true }))
    expect(written().map(({ text }) => text.trim().split(' ')[0])).toEqual(['insert', 'update'])
    expect(written()[1]?.params).toContain('Later.')
  })

  it('is edited with an instant that is not before its last change', async () => {
    const updatedAt = '2999-01-01T00:00:00.000Z'
    const { result } = hookOfAsha(useEditEntry)
    const edit = { entry: { ...entry, updatedAt }, content: 'Changed.', mood: entry.mood }
    await act(() => result.current.mutateAsync(edit))
    expect(written()[0]?.params).toContain(updatedAt)
  })

  it('is gone from the list at once when deleted, and back when that fails', async () => {
    const answer = held<void>()
    database.ready = answer.promise
    database.refuseWith = FORBIDDEN
    const { client, result } = hookOfAsha(useDeleteEntry)
    client.setQueryData(recentEntries(person.uid).queryKey, [entry])
    await act(async () => result.current.mutate(entry))
    expect(shown(client)).toEqual([])
    await act(async () => answer.resolve())
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(shown(client)).toEqual([entry])
  })

  it('deleted by mistake comes back with its id, its day and its instant', async () => {
    const { result } = hookOfAsha(useRestoreEntry)
    await act(() => result.current.mutateAsync(entry))
    expect(written()[0]?.params).toEqual([
      entry.id,
      entry.content,
      String(entry.mood),
      entry.createdAt,
      entry.day,
      String(entry.minute),
      entry.createdAt,
    ])
  })
})
