import '~tests/support/window/fake-device.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Write } from '~/data/write.ts'
import { localMomentAt } from '~/domain/day/local-moment.ts'
import { ClockQuestionDialog } from '~/features/outbox/clock-question-dialog.tsx'
import { clockQuestion } from '~/queries/outbox/clock-question.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'
import { asha, fromAnotherTab, keep } from '~tests/services/fake-firebase.ts'
import { person } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { unsignedToken } from '~tests/support/identity/tokens.ts'

const database = standInDatabase()
const TODAY = new Date('2026-11-27T12:00:00Z')
const QUESTION = { name: /(?:March 3, 2036|3 March 2036)\?$/ }

beforeEach(async () => {
  for (const { seq } of outboxOf(person.uid).rows()) await outboxOf(person.uid).giveUp(seq)
  database.reset()
  localStorage.clear()
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-alap')
})

afterEach(() => {
  vi.useRealTimers()
})

/** Signs in on a device with this clock; the service's is at noon of 27 November 2026. */
function signIn(device: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY })
  const token = unsignedToken(asha.uid)
  vi.setSystemTime(new Date(device))
  fromAnotherTab(() => keep({ ...asha, token }))
}

function entryNow(content: string): Write {
  const entry = { id: crypto.randomUUID(), content, mood: 4 } as const
  return { kind: 'save-entry', ...entry, ...localMomentAt(new Date()) }
}

const save = (content: string) => storeWrite(person.uid, entryNow(content))

/** The days under which the database has stored entries. */
function stored() {
  const asked = database.requests.flatMap((request) => request.asked)
  return asked.filter(({ name }) => name === 'save_entry').map(({ args }) => args.day)
}

test('a day years ahead is asked about once, and stored when it is said to be right', async () => {
  signIn('2036-03-03T09:00:00Z')
  render(<ClockQuestionDialog />)
  const first = save('Rain on the roof.')
  const question = await screen.findByRole('dialog', QUESTION)
  expect(question.textContent).toMatch(/it is about (?:November 27, 2026|27 November 2026)\./)
  expect(stored()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'It is right' }))
  await first
  await save('The rain is over.')
  expect(stored()).toEqual(['2036-03-03', '2036-03-03'])
})

test('a day years ahead is asked about although the page is quicker than the question', async () => {
  signIn('2036-03-03T09:00:00Z')
  const mayStore = vi.spyOn(clockQuestion, 'mayStore')
  const saving = save('Rain on the roof.')
  const end = expect(saving).rejects.toMatchObject({ kind: 'wrong-clock' })
  await vi.waitFor(() => expect(mayStore).toHaveBeenCalled())
  render(<ClockQuestionDialog />)
  await userEvent.click(await screen.findByRole('button', { name: 'I will correct it' }))
  await end
  expect(stored()).toEqual([])
})

test('a day years ahead is not stored when the clock is to be corrected', async () => {
  signIn('2036-03-03T09:00:00Z')
  render(<ClockQuestionDialog />)
  const saving = save('Rain on the roof.')
  const end = expect(saving).rejects.toMatchObject({ kind: 'wrong-clock' })
  await userEvent.click(await screen.findByRole('button', { name: 'I will correct it' }))
  await end
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stored()).toEqual([])
  expect(outboxOf(person.uid).rows()).toEqual([])
  vi.setSystemTime(TODAY)
  await save('Rain on the roof.')
  expect(stored()).toEqual(['2026-11-27'])
})

test('a question whose code did not load stores what waits, and is asked the next time', async () => {
  signIn('2036-03-03T09:00:00Z')
  const stop = clockQuestion.subscribe(() => {})
  const first = save('Rain on the roof.')
  await vi.waitFor(() => expect(clockQuestion.current()).not.toBeNull())
  clockQuestion.cannotAsk()
  await first
  expect(stored()).toEqual(['2036-03-03'])
  const second = save('The rain is over.')
  await vi.waitFor(() => expect(clockQuestion.current()).not.toBeNull())
  clockQuestion.cannotAsk()
  await second
  stop()
})

test('a question that a person leaves is no question for the next, and stores nothing', async () => {
  signIn('2036-03-03T09:00:00Z')
  const { unmount } = render(<ClockQuestionDialog />)
  const end = expect(save('Rain on the roof.')).rejects.toMatchObject({ kind: 'wrong-clock' })
  await screen.findByRole('dialog', QUESTION)
  unmount()
  await end
  expect(clockQuestion.current()).toBeNull()
  expect(stored()).toEqual([])
})

test('what two pages store at once is one question', async () => {
  signIn('2036-03-03T09:00:00Z')
  render(<ClockQuestionDialog />)
  const both = Promise.all([save('One.'), save('Two.')])
  await userEvent.click(await screen.findByRole('button', { name: 'It is right' }))
  await both
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the day of a clock years behind is asked about', async () => {
  signIn('2019-01-01T09:00:00Z')
  render(<ClockQuestionDialog />)
  const saving = save('Rain on the roof.')
  await userEvent.click(await screen.findByRole('button', { name: 'It is right' }))
  await saving
  expect(stored()).toEqual(['2019-01-01'])
})

test.each(['2026-11-26T09:00:00Z', '2026-11-27T23:30:00Z', '2026-11-28T23:00:00Z'])(
  'a clock at %s asks nothing',
  async (device) => {
    signIn(device)
    render(<ClockQuestionDialog />)
    await save('Rain on the roof.')
    expect(stored()).toHaveLength(1)
  },
)
