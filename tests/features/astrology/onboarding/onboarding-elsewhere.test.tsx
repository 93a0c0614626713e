import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { NOTHING_TYPED } from '~/domain/birth/birth-typed.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { birthRow } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { holdElsewhere } from '~tests/support/window/fake-locks.ts'
import { openOnboarding, savedBirths } from './open-onboarding.tsx'

const database = standInDatabase()
standInPlaces()
const OPENED = '2026-01-01T00:00:00.000Z'
const NEWER = '2026-02-01T00:00:00.000Z'
type Draft = Readonly<Record<string, unknown>>
let stored = OPENED

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  // Nothing is waited for between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'birth-draft')
  stored = OPENED
  database.reply = (name, { base }) => {
    if (name === 'birth_details') return birthRow({ updatedAt: stored })
    if (name === 'save_birth_details' && base !== stored) return { outcome: 'superseded' }
    return undefined
  }
})

async function changeTime() {
  const page = await openOnboarding()
  await page.fill({ 'Time of Birth': '8:45' })
  return page
}

test('birth details changed on another device stay until a second save replaces them with the form', async () => {
  const page = await changeTime()
  stored = NEWER
  await page.press('Update Details')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('It was changed somewhere else meanwhile')
  expect(alert.textContent).toContain('Save once more to keep yours in its place.')
  expect(field('Time of Birth').value).toBe('8:45')
  await waitFor(() => expect(page.changedAt()).toBe(NEWER))
  await page.press('Update Details')
  await screen.findByRole('heading', { name: 'Home' })
  expect(savedBirths(database)).toMatchObject([
    { birth_time: '08:45', base: OPENED },
    { birth_time: '08:45', base: NEWER },
  ])
})

test('a kept draft is not saved over details that another device saved after it was typed', async () => {
  const before = await changeTime()
  const draft = () => deviceStore.get(person.uid, 'birth-draft')
  await waitFor(async () => expect(await draft()).toMatchObject({ time: '8:45', base: OPENED }))
  before.close()
  stored = NEWER
  const page = await openOnboarding()
  expect(field('Time of Birth').value).toBe('8:45')
  await page.press('Update Details')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('It was changed somewhere else meanwhile')
  await waitFor(() => expect(page.changedAt()).toBe(NEWER))
  await page.press('Update Details')
  await screen.findByRole('heading', { name: 'Home' })
  expect(savedBirths(database).map(({ base }) => base)).toEqual([OPENED, NEWER])
})

test('a draft of a version that kept no base changes what is stored', async () => {
  const before = await changeTime()
  before.close()
  const { base: _, ...draft } = (await deviceStore.get(person.uid, 'birth-draft')) as Draft
  await deviceStore.set(person.uid, 'birth-draft', draft)
  const page = await openOnboarding()
  expect(field('Time of Birth').value).toBe('8:45')
  await page.press('Update Details')
  await screen.findByRole('heading', { name: 'Home' })
  expect(savedBirths(database).map(({ base }) => base)).toEqual([OPENED])
})

test('birth details that two tabs change are kept for the other tab when they are saved in one', async () => {
  const other = { ...NOTHING_TYPED, date: '1 May 1980' }
  await deviceStore.set(person.uid, 'birth-draft', other)
  const close = await holdElsewhere(`alap:${person.uid}:birth-draft`)
  const page = await changeTime()
  expect(field('Date of Birth').value).toBe('1960-01-18')
  await page.press('Update Details')
  await screen.findByRole('heading', { name: 'Home' })
  await waitFor(async () =>
    expect(await deviceStore.get(person.uid, 'birth-draft 2')).toBeUndefined(),
  )
  expect(await deviceStore.get(person.uid, 'birth-draft')).toEqual(other)
  close()
})

test('birth details on a full device say that they are not kept, and can be saved as a file', async () => {
  vi.spyOn(deviceStore, 'set').mockResolvedValue('memory')
  const files = catchDownloads()
  const page = await changeTime()
  await screen.findByText(/^This browser keeps no drafts/)
  database.refuseWith = '42883'
  await page.press('Update Details')
  expect((await screen.findByRole('alert')).textContent).toContain('cannot keep your words')
  await page.press('Save the words as a file')
  expect(files).toHaveLength(1)
  expect(await files[0]?.content.text()).toContain('1960-01-18\n8:45\nPune')
})

describe('a database that cannot save birth details', () => {
  test('a database that does not know this version of the app is reported, and the typed details are kept', async () => {
    const page = await changeTime()
    database.refuseWith = '42883'
    await page.press('Update Details')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('A new version of Alap is here')
    expect(field('Time of Birth').value).toBe('8:45')
    const draft = () => deviceStore.get(person.uid, 'birth-draft')
    await waitFor(async () => expect(await draft()).toMatchObject({ time: '8:45' }))
    database.refuseWith = null
    await page.press('Update Details')
    await screen.findByRole('heading', { name: 'Home' })
  })

  test('a database that somebody disturbs gets the details from this device when it can', async () => {
    const page = await changeTime()
    database.refuseWith = '57014'
    await page.press('Update Details')
    await screen.findByRole('heading', { name: 'Home' })
    const outbox = outboxOf(person.uid)
    expect(outbox.rows()).toMatchObject([{ write: { profile: { birthTime: '08:45' } } }])
    database.refuseWith = null
    await outbox.send({ hurry: true })
    expect(outbox.rows()).toEqual([])
  })
})
