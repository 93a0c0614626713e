import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import { clearDevice } from '~/device/device-database.ts'
import { changeRows, type KeptWrite, listRows } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { DeviceStrips } from '~/features/outbox/device-strips.tsx'
import { OutboxOverlay } from '~/features/outbox/outbox-overlay.tsx'
import { waitingWords } from '~/features/outbox/write-words.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { countUnsent } from '~/queries/outbox/use-outbox.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { rowsOf } from '~/queries/rows/person-rows.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()
const { uid } = person
const AT = '2026-03-04T20:00:00.000Z'
const SERVER_STARTS = '57P03'

const rest = (day: string): Write => ({ kind: 'add-rest-day', day: localDay(day) })
const entry = (content: string): Write => {
  const [, , , , found] = EVERY_WRITE
  return { ...found, content } as Write
}

/** Leaves rows on the device and lets the outbox read them. */
async function leave(...rows: readonly Partial<KeptWrite>[]): Promise<void> {
  for (const [index, changes] of rows.entries()) {
    const row = { row: `row ${index}`, write: rest('2026-03-04'), at: AT, attempts: 1, fault: null }
    const nextAt = Date.now() + 30_000
    await changeRows(uid, () => ({ add: [{ nextAt, ...row, ...changes }] }))
  }
  await outboxOf(uid).hear({ ends: [] })
}

beforeEach(async () => {
  database.reset()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  signInAsAsha()
  await clearDevice(uid)
  await outboxOf(uid).hear({ ends: [] })
})

function open(what: 'list' | 'strips', client = createQueryClient()) {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>
        <MemoryRouter>
          {what === 'list' ? <OutboxOverlay onClose={onClose} /> : <DeviceStrips />}
        </MemoryRouter>
      </PersonProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), onClose, client }
}

const region = (name: string) => screen.findByRole('region', { name })
const titlesIn = async (name: string) =>
  within(await region(name))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent)

test('each thing that waits is listed under what it needs', async () => {
  await leave(
    { write: entry('Rain on the tin roof.') },
    { fault: 'invalid' },
    { write: { kind: 'save-entry', content: 'half of an entry' } },
    { write: { kind: 'plant-tree' } },
  )
  open('list')
  expect(await titlesIn('Saved on this device')).toEqual([
    'Journal entry',
    'Something from a newer version of Alap',
  ])
  expect(await titlesIn('Needs attention')).toEqual(['A rest day'])
  expect(await titlesIn('Damaged on this device')).toEqual(['Something that Alap cannot read'])
  expect(screen.getByText(/half of an entry/)).toBeDefined()
  expect(screen.getByText('Rain on the tin roof.')).toBeDefined()
  expect(screen.getByText(/^What comes from a newer version/)).toBeDefined()
  expect(screen.queryByText(/^Nothing waits/)).toBeNull()
})

test('an empty list says that the account has everything, and closes', async () => {
  const { user, onClose } = open('list')
  expect(await screen.findByText('Nothing waits: your account has everything.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save the words as a file' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what is damaged can be saved as a file, all of it, and be removed alone', async () => {
  const damaged = { kind: 'save-entry', content: `half of an entry ${'x'.repeat(600)}` }
  await leave({ write: damaged }, { write: entry('whole') })
  const downloads = catchDownloads()
  const { user } = open('list')
  const list = within(await region('Damaged on this device'))
  expect(list.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Save as a file' }))
  expect(downloads).toMatchObject([{ name: 'alap-waiting.txt' }])
  const text = await downloads[0]?.content.text()
  expect(text).toContain(JSON.stringify(damaged, null, 2))
  expect(text).not.toContain('whole')
  await user.click(list.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Damaged/ })).toBeNull())
  expect(await listRows(uid)).toMatchObject([{ write: entry('whole') }])
})

test('what needs attention can be tried again, and given up', async () => {
  await leave(
    { fault: 'invalid', write: rest('2026-03-05') },
    { fault: 'invalid', write: rest('2026-03-06') },
  )
  const { user } = open('list')
  const [first, second] = within(await region('Needs attention')).getAllByRole('listitem')
  if (!first || !second) throw new Error('Two need attention.')
  await user.click(within(second).getByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await listRows(uid)).toHaveLength(1))
  expect(database.requests).toEqual([])
  await user.click(within(first).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await listRows(uid)).toEqual([]))
  expect(database.requests.flatMap(({ asked }) => asked)).toMatchObject([
    { name: 'add_rest_day', args: { day: '2026-03-05' } },
  ])
})

test('what waits is sent at once when the person asks for it', async () => {
  await leave({ write: rest('2026-03-05') })
  const { user } = open('list')
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await screen.findByText(/^Nothing waits/)
  expect(await listRows(uid)).toEqual([])
})

test('all words that wait are in the file, with what they are and when they were written', async () => {
  await leave(
    { write: entry('first words') },
    { write: rest('2026-03-05') },
    { write: entry('second words'), fault: 'invalid' },
    { write: entry('of no time'), at: 'once' },
  )
  const downloads = catchDownloads()
  const { user } = open('list')
  await user.click(await screen.findByRole('button', { name: 'Save the words as a file' }))
  expect(await downloads[0]?.content.text()).toBe(
    [
      `Journal entry, ${AT}\n\nfirst words\n`,
      `Journal entry, ${AT}\n\nsecond words\n`,
      'Journal entry\n\nof no time\n',
    ].join('\n'),
  )
})

test.each<[string, readonly Partial<KeptWrite>[], string | null]>([
  ['nothing', [], null],
  ['what is on its way', [{ nextAt: 0 }], null],
  ['one change', [{}], 'Saved on this device: 1 change'],
  ['two changes', [{}, {}], 'Saved on this device: 2 changes'],
  ['one that needs attention', [{}, { fault: 'full' }], 'Needs attention: 1 change'],
  ['two that need it', [{}, { fault: 'full' }, { write: 7 }], 'Need attention: 2 changes'],
  ['one of a newer version', [{ write: { kind: 'plant-tree' } }], 'Saved on this device: 1 change'],
])('the strip above every page says of %s', async (_, rows, words) => {
  await leave(...rows)
  open('strips')
  if (words !== null) {
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(
      '/?waiting',
    )
    return
  }
  let looks = 0
  await waitFor(() => expect(++looks).toBe(3))
  expect(screen.queryByRole('link')).toBeNull()
})

test('the strip follows what another tab and the database do', async () => {
  open('strips')
  await leave({ write: rest('2026-03-05') })
  await screen.findByRole('link', { name: 'Saved on this device: 1 change' })
  await outboxOf(uid).send({ hurry: true })
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

test('rows that cannot be brought up to date: the page says of when they are, and tries again when asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-03-01T10:00:00Z')
  await rowsOf(uid).pull()
  vi.setSystemTime('2026-03-04T20:00:00Z')
  database.refuseWith = SERVER_STARTS
  const { user } = open('strips')
  await act(() =>
    rowsOf(uid)
      .pull()
      .catch(() => undefined),
  )
  expect(await screen.findByText(/^This is what this device kept on .*1.*Mar|Mar.*1/)).toBeDefined()
  database.refuseWith = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^This is what this device kept/)).toBeNull())
})

test('what is counted as unsent is all that this device has, and none where it does not reply', async () => {
  await leave({}, { fault: 'full' }, { write: 7 })
  expect(await countUnsent(uid)).toBe(3)
  expect(await countUnsent('ravi')).toBe(0)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'NotAllowedError')
  })
  expect(await countUnsent(uid)).toBe(0)
})

test('every kind of write has words for people, with what they typed in it', () => {
  const words = EVERY_WRITE.map((write) => {
    const { title, text } = waitingWords({
      seq: 1,
      at: AT,
      write,
      needsAttention: false,
      isDeleted: false,
    })
    return [title, text]
  })
  expect(words).toEqual([
    ['Your account', null],
    ['Check-in: Neutral', null],
    ['Check-in cleared', null],
    ['A session with Yaman', null],
    ['Journal entry', 'dusk'],
    ['A changed journal entry', 'dawn'],
    ['A deleted journal entry', null],
    ['A starred journal entry', null],
    ['A day filled in', null],
    ['A rest day', null],
    ['A rest day taken back', null],
    ['An achievement you have seen', null],
    ['Japa: 108 of 108 · 1 round today', null],
    ['A preference', null],
    ['A favourite', null],
    ['A favourite taken back', null],
    ['The chart of Asha', 'Asha\n1990-01-01\n05:30\nPune'],
    ['A deleted chart', null],
    [
      'The recording An evening in Pune',
      'An evening in Pune\nYaman\nhttps://media.example/yaman.mp3',
    ],
    ['A deleted recording', null],
    ['From your file: Rest days (1)', null],
    ['Taken back from an import: Rest days (1)', null],
    ['Birth details', 'Meera\n1990-01-01\n05:30\nPune'],
  ])
  const session = EVERY_WRITE.find(({ kind }) => kind === 'record-session')
  const nameless = { ...session, raga: null } as Write
  expect(
    waitingWords({ seq: 1, at: AT, write: nameless, needsAttention: false, isDeleted: false })
      .title,
  ).toBe('A session')
  const kept = EVERY_WRITE.find(({ kind }) => kind === 'keep-recording')
  const sound = { from: 'file', hash: 'a'.repeat(64), bytes: 7 }
  const ofAFile = { ...kept, raga: null, sound } as Write
  expect(
    waitingWords({ seq: 1, at: AT, write: ofAFile, needsAttention: false, isDeleted: false }).text,
  ).toBe('An evening in Pune')
})
