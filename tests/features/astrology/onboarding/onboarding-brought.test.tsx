import { field } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { NOTHING_TYPED } from '~/domain/birth/birth-typed.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openOnboarding, savedBirths } from './open-onboarding.tsx'

const database = standInDatabase()
const TYPED = {
  ...NOTHING_TYPED,
  date: '28/2/1991',
  time: '5:40 am',
  place: 'Xyzzyplugh',
  byHand: { latitude: '18.5', longitude: '73.9' },
  timezone: 'offset',
  offsetText: '+05:30',
}
const QUESTION = 'Put the birth of the chart into this form?'

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  await deviceStore.del(person.uid, 'birth-draft')
})
afterEach(() => broughtAlong.dropAll())

const values = () =>
  ['Date of Birth', 'Time of Birth', 'Place of Birth'].map((label) => field(label).value)
const BROUGHT = ['28/2/1991', '5:40 am', 'Xyzzyplugh']
const SAVED = ['1960-01-18', '08:30', 'Pune']
const draft = () => deviceStore.get(person.uid, 'birth-draft')

test('a birth that came along fills an empty form, and is saved when the person says so', async () => {
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const page = await openOnboarding()
  screen.getByText('What you typed for the chart came along. It is not saved yet.')
  expect(values()).toEqual(BROUGHT)
  expect(savedBirths(database)).toEqual([])
  await page.press('Save and Continue')
  await screen.findByRole('heading', { name: 'Home' })
  expect(savedBirths(database)).toMatchObject([{ birth_date: '1991-02-28', birth_time: '05:40' }])
  expect(broughtBirth.get()).toBeNull()
  page.close()
  await openOnboarding()
  expect(screen.queryByText(/came along/)).toBeNull()
})

test('a birth that came along survives a reload, and with the first letter becomes the person’s own draft', async () => {
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const first = await openOnboarding()
  first.close()
  const second = await openOnboarding()
  expect(values()).toEqual(BROUGHT)
  await second.fill({ 'Full Name': 'Asha' })
  expect(broughtBirth.get()).toBeNull()
  second.close()
  await waitFor(async () =>
    expect(await draft()).toMatchObject({ date: '28/2/1991', fullName: 'Asha' }),
  )
})

test('a birth that came along is kept as a draft when the form is skipped', async () => {
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const page = await openOnboarding()
  await page.press('Skip for Now')
  await screen.findByRole('heading', { name: 'Home' })
  expect(broughtBirth.get()).toBeNull()
  await waitFor(async () =>
    expect(await draft()).toMatchObject({ date: '28/2/1991', fullName: 'Asha' }),
  )
})

test('a birth that came along is gone for good after a fresh start', async () => {
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const page = await openOnboarding()
  await page.press('Start afresh')
  expect(values()).toEqual(['', '', ''])
  expect(broughtBirth.get()).toBeNull()
  expect(await draft()).toBeUndefined()
})

test('a birth that came along to saved details is asked about, and replaces them in the form alone', async () => {
  database.reply = birthTable(birthRow())
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const page = await openOnboarding()
  screen.getByText(QUESTION)
  screen.getByText(/^28\/2\/1991, 5:40 am, Xyzzyplugh\. It takes the place of what the fields show/)
  expect(values()).toEqual(SAVED)
  await page.press('Fill the form with it')
  expect(values()).toEqual(BROUGHT)
  expect(field('Full Name').value).toBe('Asha')
  expect(document.activeElement).toBe(field('Full Name'))
  expect(savedBirths(database)).toEqual([])
  expect(broughtBirth.get()).toBeNull()
  await page.press('Update Details')
  await screen.findByRole('heading', { name: 'Home' })
  expect(savedBirths(database)).toMatchObject([
    { birth_date: '1991-02-28', full_name: 'Asha', base: '2026-01-01T00:00:00.000Z' },
  ])
})

test('a birth that came along to saved details leaves no trace when it is not wanted', async () => {
  database.reply = birthTable(birthRow())
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  const page = await openOnboarding()
  await page.press('Leave the form as it is')
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(values()).toEqual(SAVED)
  expect(broughtBirth.get()).toBeNull()
  page.close()
  expect(await draft()).toBeUndefined()
})

test('a birth that came along does not displace a draft without a question', async () => {
  await deviceStore.set(person.uid, 'birth-draft', { ...NOTHING_TYPED, date: '1 May 1980' })
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  await openOnboarding()
  screen.getByText(QUESTION)
  expect(field('Date of Birth').value).toBe('1 May 1980')
})

test('a birth that may be somebody else’s is asked about even for an empty form', async () => {
  broughtBirth.keep({ typed: TYPED, isAsked: true })
  await openOnboarding()
  screen.getByText(QUESTION)
  expect(values()).toEqual(['', '', ''])
})

test.each([
  ['another person', { uid: 'ravi-uid' }],
  ['nobody', null],
])('a birth that %s took along is not shown to this person', async (_, who) => {
  if (who) fromAnotherTab(() => keep({ ...asha, ...who }))
  else fromAnotherTab(() => localStorage.clear())
  broughtBirth.keep({ typed: TYPED, isAsked: false })
  signInAsAsha()
  await openOnboarding()
  expect(values()).toEqual(['', '', ''])
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test.each([
  ['no record', 'rubbish'],
  ['of another shape', { typed: { date: 7 }, isAsked: false }],
  ['longer than any field', { typed: { ...TYPED, place: 'a'.repeat(301) }, isAsked: false }],
])('a forged birth %s in the tab is nothing', async (_, value) => {
  broughtAlong.keep('birth', value)
  await openOnboarding()
  expect(values()).toEqual(['', '', ''])
})
