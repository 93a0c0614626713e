import '~tests/support/window/fake-device.ts'
import { act, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { recordingFiles } from '~/device/recording-files.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { useJournalDraft } from '~/queries/journal/journal-draft.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { identity } from '~/services/identity/identity.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openAccount } from './open-account.tsx'

const database = standInDatabase()

const KEPT = '00000000-0000-4000-8000-000000000001'
const CLEAR = 'Sign out and clear'
const kept = (uid = person.uid) => deviceStore.get(uid, 'journal-draft')
const draft = { id: '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10', content: 'dusk', mood: 4 }

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  for (const { seq } of outboxOf(person.uid).rows()) await outboxOf(person.uid).giveUp(seq)
  fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY))
  signInAsAsha()
  sessionStorage.clear()
  for (const name of await deviceStore.names(person.uid, ''))
    await deviceStore.del(person.uid, name)
})
afterEach(() => vi.unstubAllGlobals())

async function openChoice(...also: Parameters<typeof openAccount>) {
  const page = await openAccount(...also)
  await page.press('Sign out and clear this device')
  const dialog = await screen.findByRole('dialog', {
    name: 'Sign out and clear this device?',
  })
  return { ...page, dialog: within(dialog) }
}

let write: ((content: string) => void) | undefined
/** The page of the journal, still open when the person signs out. */
function OpenJournal() {
  const { change } = useJournalDraft()
  useEffect(() => {
    write = (content) => change({ content })
    return () => {
      write = undefined
    }
  })
  return null
}

test('signing out keeps what is on the device for the next visit', async () => {
  await deviceStore.set(person.uid, 'journal-draft', draft)
  const { press } = await openAccount()
  await press('Sign out')
  await screen.findByText('Arrived at /login')
  expect(identity.current().status).toBe('signed-out')
  expect(await kept()).toEqual(draft)
})

test('signing out keeps a draft that was written a moment ago', async () => {
  const { press } = await openAccount(<OpenJournal />)
  await vi.waitFor(() => expect(write).toBeDefined())
  act(() => write?.('The rain kept ti'))
  await press('Sign out')
  await screen.findByText('Arrived at /login')
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ content: 'The rain kept ti' }))
})

test('leaving nothing on the device signs out and clears the data of this person alone', async () => {
  await deviceStore.set(person.uid, 'journal-draft', draft)
  await deviceStore.set('ravi-uid', 'journal-draft', draft)
  sessionStorage.setItem('of this tab', JSON.stringify({ uid: person.uid }))
  const { press, dialog } = await openChoice()
  expect(dialog.getByText(/Your practice stays in your account/)).toBeDefined()
  expect(dialog.getByText(/what you typed here and did not save/)).toBeDefined()
  await press(CLEAR)
  await screen.findByText('Arrived at /login')
  await screen.findByText('You are signed out')
  expect(identity.current()).toEqual({ status: 'signed-out' })
  expect(await kept()).toBeUndefined()
  expect(await kept('ravi-uid')).toEqual(draft)
  expect(sessionStorage.length).toBe(0)
})

test('leaving nothing on the device leaves no draft behind that was written a moment ago, when its page closes', async () => {
  const { press } = await openChoice(<OpenJournal />)
  await vi.waitFor(() => expect(write).toBeDefined())
  // However slowly the buttons are pressed, the device has not stored the letters before the page closes.
  vi.spyOn(deviceStore, 'set').mockReturnValue(new Promise(() => undefined))
  const set = vi.spyOn(deviceStore, 'setAtOnce')
  act(() => write?.('The rain kept ti'))
  await press(CLEAR)
  await screen.findByText('Arrived at /login')
  await vi.waitFor(() => expect(set).toHaveBeenCalled())
  await Promise.all(set.mock.results.map(({ value }) => value))
  expect(await kept()).toBeUndefined()
})

test.each([
  [{ 'journal-draft': draft }, /^You have a reflection here that is not in your account/],
  [
    { [`edit ${KEPT}`]: { content: 'dusk', mood: 4 } },
    /^You have an edit of an entry here that is not in your account/,
  ],
  [{ 'birth-draft': birth() }, /^You have birth details here that are not in your account/],
  [{ 'chart-draft': birth() }, /^You have birth details here that are not in your account/],
  [
    { [`chart-draft-${KEPT}`]: birth() },
    /^You have birth details here that are not in your account/,
  ],
  [
    { 'journal-draft 2': draft },
    /^You have a reflection here that is not in your account\. It would be removed/,
  ],
  [
    {
      'journal-draft': draft,
      'journal-draft-3': draft,
      [`edit ${KEPT} 2`]: { content: 'a', mood: 4 },
    },
    /^You have 2 reflections and an edit of an entry here that are not in your account\. They/,
  ],
  [{ 'birth-draft 2': birth() }, /^You have birth details here that are not in your account/],
  [
    { 'journal-draft': draft, 'birth-draft': birth() },
    /^You have a reflection and birth details here that are not in your account/,
  ],
])(
  'leaving nothing on the device shows what is not saved yet and would be removed (%#)',
  async (unsaved, words) => {
    for (const [name, value] of Object.entries(unsaved)) {
      await deviceStore.set(person.uid, name, value)
    }
    database.reply = (name) => (name === 'kept_charts' ? [keptChart()] : undefined)
    const { dialog } = await openChoice()
    expect(await dialog.findByText(words)).toBeDefined()
  },
)

test('signing out says how much waits on the device, which is kept for the next sign-in', async () => {
  const outbox = outboxOf(person.uid)
  database.refuseWith = '57014'
  const write = { kind: 'add-rest-day', day: localDay('2026-03-04') } as const
  await (await outbox.commit(write)).end
  const { user, dialog } = await openChoice()
  expect(
    await dialog.findByText(
      'You have a change here that is not in your account. It would be removed.',
    ),
  ).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(
    await screen.findByText(
      '1 change waits on this device, and will be sent when you sign in here again.',
    ),
  ).toBeDefined()
  expect(outbox.rows()).toMatchObject([{ write }])
})

test('signing out names what was begun here and not saved, which stays', async () => {
  await deviceStore.set(person.uid, 'journal-draft', draft)
  await deviceStore.set(person.uid, 'birth-draft', birth())
  const outbox = outboxOf(person.uid)
  database.refuseWith = '57014'
  for (const day of ['2026-03-04', '2026-03-05'])
    await (await outbox.commit({ kind: 'add-rest-day', day: localDay(day) })).end
  const { press, dialog } = await openChoice()
  await dialog.findByText(/^You have a reflection, birth details, and 2 changes here/)
  await press('Stay signed in')
  await press('Sign out')
  expect(
    await screen.findByText(
      '2 changes wait on this device, and will be sent when you sign in here again. What you began and did not save stays here: a reflection and birth details.',
    ),
  ).toBeDefined()
  expect(await kept()).toEqual(draft)
})

test('the files of one’s own recordings stay at a sign-out, and go when nothing is to be left', async () => {
  await recordingFiles.put(person.uid, 'a'.repeat(64), new Blob(['sound']))
  const first = await openChoice()
  await first.dialog.findByText(/You have the file of a recording here that is not in your account/)
  await first.press('Stay signed in')
  await first.press('Sign out')
  expect(await screen.findByText('The file of a recording of yours stays here too.')).toBeDefined()
  expect(await recordingFiles.hashes(person.uid)).toHaveLength(1)
  first.unmount()

  signInAsAsha()
  const { press } = await openChoice()
  await press(CLEAR)
  await vi.waitFor(async () => expect(await recordingFiles.hashes(person.uid)).toEqual([]))
})

test('leaving nothing on the device removes what waits to be sent', async () => {
  const outbox = outboxOf(person.uid)
  database.refuseWith = '57014'
  await (await outbox.commit({ kind: 'add-rest-day', day: localDay('2026-03-04') })).end
  const { press } = await openChoice()
  await press(CLEAR)
  await screen.findByText('Arrived at /login')
  expect(outbox.rows()).toEqual([])
})

test('leaving nothing on the device names no drafts where there are none, and can be cancelled', async () => {
  const { press, dialog } = await openChoice()
  expect(dialog.queryByText('Not saved yet')).toBeNull()
  await press('Stay signed in')
  expect(screen.queryByRole('dialog')).toBeNull()
  const line = screen.getByRole('button', { name: 'Sign out and clear this device' })
  expect(document.activeElement).toBe(line)
  expect(identity.current().status).toBe('signed-in')
})

test('leaving nothing on the device signs out and reports it where the device cannot be reached', async () => {
  const { press } = await openChoice()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('denied', 'InvalidStateError')
  })
  await press(CLEAR)
  await screen.findByText('Arrived at /login')
  await screen.findByText('You are signed out, but this device is not cleared')
  expect(identity.current().status).toBe('signed-out')
})

/** A chart of somebody else, which the person is changing. */
function keptChart() {
  const { fullName: _, currentDasha: __, moonSign: ___, ...row } = birthRow()
  return { ...row, id: KEPT, name: 'Meera', updatedAt: '2026-01-01T00:00:00.000Z' }
}

function birth() {
  return {
    fullName: 'Asha',
    date: '18/01/1960',
    time: '08:30',
    place: 'Pune',
    chosen: null,
    byHand: null,
    timezone: '',
    offsetText: '',
    which: null,
    sureToMinutes: null,
  }
}
