import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keptRows } from '~/device/kept-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { chooseRecording } from '~/domain/session/choose-recording.ts'
import { sessionState } from '~/features/session/page/session-state.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held as promised } from '~tests/support/held.ts'
import { newestRows } from '~tests/support/newest-rows.ts'
import { dayButton, held, keep, openProgress, TODAY, writes } from './open-progress.tsx'

const database = standInDatabase()
const days = [held('2026-03-17', { sessions: 1, checkIn: 4, entries: 1 })]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  signInAsAsha()
  keep(database, { days })
})

async function openDay(name: string) {
  const user = openProgress()
  await user.click(await dayButton(name))
  const sheet = within(await screen.findByRole('dialog'))
  return {
    user,
    sheet,
    tick: (label: string) => sheet.getByRole<HTMLInputElement>('checkbox', { name: label }),
    save: () => sheet.getByRole<HTMLButtonElement>('button', { name: 'Save Entry' }),
  }
}

test('the sheet of a day shows what the day held', async () => {
  const day = localDay('2026-03-17')
  const none = { mood: null, raga: null, minutes: null, heard: null }
  keep(database, {
    days,
    moments: [
      { ...none, kind: 'session', day, minute: null },
      { ...none, kind: 'session', day, minute: 390, raga: 'Yaman', minutes: 15 },
      { ...none, kind: 'check-in', day, minute: 480, mood: 4 },
      { ...none, kind: 'entry', day, minute: 1230, mood: 5 },
    ],
  })
  const { sheet } = await openDay('Tuesday, March 17')
  const rows = within(await sheet.findByRole('list', { name: 'What this day held' }))
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Meditation session',
    expect.stringMatching(/^Meditation session · Yaman · 15 minutes6:30\sAM$/),
    expect.stringMatching(/^Felt happy8:00\sAM$/),
    expect.stringMatching(/^Reflection · Very Happy8:30\sPM$/),
  ])
})

test('the sheet of a day has two lines of each of its entries, which lead to the whole', async () => {
  const day = localDay('2026-03-17')
  const none = { raga: null, minutes: null, heard: null }
  keep(database, {
    days,
    moments: [{ ...none, kind: 'entry', day, minute: 1230, mood: 5 }],
  })
  await keptRows.change(person.uid, async (store) => store.clear())
  const { reply } = database
  const id = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
  const at = '2026-03-17T20:30:00.000Z'
  const written = { id, day, content: 'Dusk\n\ncame', mood: 5, minute: 1230 } as const
  const entry = { ...written, createdAt: at, updatedAt: at }
  const other = { ...entry, id: id.replace('7b', '8b'), day: localDay('2026-03-16') }
  database.reply = (name, args) =>
    name === 'newest' && args.kind === 'journal_entries'
      ? newestRows([entry, other])
      : reply(name, args)
  const { sheet } = await openDay('Tuesday, March 17')
  const list = within(await sheet.findByRole('list', { name: 'What you wrote' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Dusk came'])
  expect(links[0]?.getAttribute('href')).toBe(`/journal/${id}`)
})

test('a session of a day whose sound is known leads to the same sound again', async () => {
  const day = localDay('2026-03-17')
  const session = { kind: 'session' as const, day, mood: null, raga: 'Yaman', minutes: 23 }
  const heard = '/recordings/yaman-23.mp3?seed=2026-03-17&sa=cs3'
  keep(database, {
    days,
    moments: [
      { ...session, minute: 390, heard },
      { ...session, minute: 400, heard: null },
    ],
  })
  const { sheet, user } = await openDay('Tuesday, March 17')
  await sheet.findByRole('list', { name: 'What this day held' })
  const [link, ...others] = sheet.getAllByRole('link', { name: 'Hear it again: Yaman, 23 minutes' })
  expect(others).toEqual([])
  await user.click(link as HTMLElement)
  const passed: unknown = JSON.parse((await screen.findByRole('status')).textContent ?? '')
  const { asked } = sessionState(passed)
  expect(chooseRecording({ asked, mood: null, library: [] }).recording).toMatchObject({
    audioUrl: heard,
    raga: 'Yaman',
    minutes: 23,
  })
})

test('a journey that a coin chose is named, and heard again as a person’s own choice', async () => {
  const day = localDay('2026-03-17')
  const heard = '/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-03-17'
  const session = {
    kind: 'session' as const,
    day,
    minute: 390,
    mood: null,
    raga: null,
    minutes: 15,
  }
  keep(database, { days, moments: [{ ...session, heard: `${heard}&by=coin` }] })
  const { sheet, user } = await openDay('Tuesday, March 17')
  expect(
    await sheet.findByText('Meditation session · Shivaranjani, then Hamsadhwani · 15 minutes'),
  ).toBeDefined()
  await user.click(
    sheet.getByRole('link', { name: 'Hear it again: Shivaranjani, then Hamsadhwani, 15 minutes' }),
  )
  const passed: unknown = JSON.parse((await screen.findByRole('status')).textContent ?? '')
  const { asked } = sessionState(passed)
  expect(chooseRecording({ asked, mood: 2, library: [] })).toMatchObject({
    recording: {
      audioUrl: heard,
      title: 'Shivaranjani, then Hamsadhwani',
      raga: null,
      minutes: 15,
    },
    matched: false,
  })
})

test('the sheet of a day stores what is ticked under that day, and confirms it', async () => {
  const { user, tick, save } = await openDay('Thursday, March 12')
  expect(screen.getByRole('dialog', { name: 'Thursday, March 12' })).toBeDefined()
  expect(screen.getByText('Add Entry for Thursday, March 12')).toBeDefined()
  await user.click(tick('Meditation Session'))
  await user.click(tick('Journal Entry'))
  await user.click(save())
  expect(await screen.findByText('Entry Added')).toBeDefined()
  expect(screen.getByText('Successfully added entry for Thursday, March 12.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const ids = { session_id: expect.any(String), entry_id: expect.any(String) }
  const args = { day: '2026-03-12', ...ids }
  expect(writes(database)).toEqual([{ name: 'add_backdated', args }])
})

test('the sheet of a day stores a session alone when it alone is ticked', async () => {
  const { user, tick, save } = await openDay('Thursday, March 12')
  await user.click(tick('Meditation Session'))
  await user.click(save())
  await waitFor(() =>
    expect(writes(database).map(({ args }) => args)).toEqual([
      { day: '2026-03-12', session_id: expect.any(String), entry_id: null },
    ]),
  )
})

test('the sheet of a day shows that there is nothing to add where the day has it already', async () => {
  const { user, tick, save } = await openDay('Thursday, March 12')
  database.reply = (name) => (name === 'add_backdated' ? { outcome: 'unchanged' } : undefined)
  await user.click(tick('Meditation Session'))
  await user.click(save())
  expect(await screen.findByText('Nothing to add')).toBeDefined()
  expect(screen.getByText('Thursday, March 12 holds this already.')).toBeDefined()
  expect(screen.queryByText('Entry Added')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the sheet of a day cannot be saved with nothing ticked, and Cancel stores nothing', async () => {
  const { user, tick, save, sheet } = await openDay('Thursday, March 12')
  expect(save().disabled).toBe(true)
  await user.click(tick('Journal Entry'))
  expect(save().disabled).toBe(false)
  await user.click(tick('Journal Entry'))
  expect(save().disabled).toBe(true)
  await user.click(sheet.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes(database)).toEqual([])
})

test('the sheet of a day pressed twice sends one row', async () => {
  const { user, tick, save } = await openDay('Thursday, March 12')
  await user.click(tick('Meditation Session'))
  const answer = promised<void>()
  database.ready = answer.promise
  await user.dblClick(save())
  answer.resolve()
  await screen.findByText('Entry Added')
  expect(writes(database)).toHaveLength(1)
})

test('the sheet of a day keeps the ticks when it fails, and trying again sends the same row', async () => {
  const { user, tick, save } = await openDay('Thursday, March 12')
  await user.click(tick('Journal Entry'))
  database.refuseWith = '42501'
  await user.click(save())
  expect(await screen.findByText('Failed to save entry. Please try again.')).toBeDefined()
  expect(tick('Journal Entry').checked).toBe(true)
  database.refuseWith = null
  await user.click(save())
  await screen.findByText('Entry Added')
  const sent = writes(database).map((write) => JSON.stringify(write))
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('a day to come cannot be added to', async () => {
  const { sheet } = await openDay('Friday, March 20')
  expect(sheet.getByText(/^That day has not come yet/)).toBeDefined()
  expect(sheet.queryByRole('checkbox')).toBeNull()
})

test('a day before the ninety days cannot be added to', async () => {
  const user = openProgress()
  await dayButton('Thursday, March 12')
  for (let months = 0; months < 3; months++) {
    await user.click(screen.getByLabelText('Previous month'))
  }
  await user.click(await dayButton('Thursday, December 18, 2025'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText(/^Only the last 90 days/)).toBeDefined()
  expect(sheet.queryByRole('checkbox')).toBeNull()
  expect(sheet.queryByRole('button', { name: /day of rest/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await dayButton('Friday, December 19, 2025'))
  expect(await screen.findByRole('checkbox', { name: 'Journal Entry' })).toBeDefined()
})

test('a day that a clock set back has made a day to come cannot be added to', async () => {
  const { user, tick, save, sheet } = await openDay('Tuesday, March 17')
  await user.click(sheet.getByText('Add Entry for Tuesday, March 17'))
  await user.click(tick('Meditation Session'))
  vi.setSystemTime(new Date('2026-03-16T12:00:00'))
  await user.click(save())
  expect(await sheet.findByText(/^That day has not come yet/)).toBeDefined()
  expect(writes(database)).toEqual([])
})

describe('a day of rest', () => {
  const button = () => screen.queryByRole('button', { name: /day of rest/ })

  test('a day of rest can be set', async () => {
    const { user, sheet } = await openDay('Thursday, March 12')
    expect(sheet.getByText(/March has two left/)).toBeDefined()
    await user.click(sheet.getByRole('button', { name: 'Make this a day of rest' }))
    expect(await screen.findByText('Thursday, March 12 is set aside.')).toBeDefined()
    expect(writes(database)).toEqual([{ name: 'add_rest_day', args: { day: '2026-03-12' } }])
  })

  test('a day of rest can be taken back', async () => {
    keep(database, { days, rest: ['2026-03-12'] })
    const { user, sheet } = await openDay('Thursday, March 12')
    await user.click(sheet.getByRole('button', { name: 'Take the day of rest back' }))
    const args = { day: '2026-03-12' }
    await waitFor(() => expect(writes(database)).toEqual([{ name: 'remove_rest_day', args }]))
  })

  test('a day of rest is offered twice a month and not on a day of practice', async () => {
    keep(database, { days, rest: ['2026-03-10', '2026-03-11'] })
    const { user, sheet } = await openDay('Thursday, March 12')
    expect(sheet.getByText('Both days of rest of March are set.')).toBeDefined()
    expect(button()).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await dayButton('Tuesday, March 17'))
    await screen.findByRole('dialog')
    expect(button()).toBeNull()
  })
})
