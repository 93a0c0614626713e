import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { addDays, localDay } from '~/domain/day/local-day.ts'
import { type CoinSide, coinOfDay } from '~/domain/improvisation/day-coin.ts'
import { ownMinutes } from '~/listening/own-minutes.ts'
import { afterSession } from '~/listening/play-on/after-session.ts'
import { asha } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, heading, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()
const FIRST = localDay('2026-03-18')
const RAVI = 'ravi-uid'
const OFFER = 'A journey of two ragas'

/** A day on which Asha's coin has this side. */
function dayOf(side: CoinSide) {
  for (let days = 0; ; days++) {
    const day = addDays(FIRST, days)
    if (coinOfDay(asha.uid, day) === side) return day
  }
}

/** The second watch of the night of a day. */
function at(day: string) {
  vi.setSystemTime(new Date(`${day}T21:30:00`))
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(FIRST)
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  for (const uid of [asha.uid, RAVI]) await deviceStore.del(uid, 'journey-coin')
  afterSession.choose('stop')
  ownMinutes.choose(null)
})

afterEach(() => {
  vi.useRealTimers()
})

async function openOffer(mood = 2) {
  const pages = await openSession({ ...DESH, mood })
  await openSettings(pages, OFFER)
  return { ...pages, offer: within(await screen.findByRole('dialog', { name: OFFER })) }
}

test('for a low mood a journey is offered, for any other it is not', async () => {
  const pages = await openSession({ ...DESH, mood: 3 })
  await openSettings(pages)
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
  await pages.go('/session', { ...DESH, mood: 1 })
  expect(await screen.findByRole('button', { name: OFFER })).toBeDefined()
})

test('a journey is played as it was described, each raga shown while it sounds', async () => {
  const { offer, user, audio, sound, player } = await openOffer()
  expect(
    offer.getByText(/^Shivaranjani meets a low mood where it is; Hamsadhwani is/),
  ).toBeDefined()
  expect(offer.getByText(/They last 5 and 10 minutes/)).toBeDefined()
  await user.click(offer.getByRole('button', { name: 'Play This Journey' }))
  expect(audio.src).toBe(`/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=${FIRST}`)
  expect(audio.paused).toBe(false)
  expect(player.snapshot().recording).toMatchObject({
    title: 'Shivaranjani, then Hamsadhwani',
    raga: null,
    minutes: 15,
  })
  await heading(/^Shivaranjani, then Hamsadhwani Shivaranjani/)
  await sound((element) => element.receive(900))
  await sound((element) => element.advance(299))
  await heading(/^Shivaranjani, then Hamsadhwani Shivaranjani/)
  await sound((element) => element.advance(301))
  await heading(/^Shivaranjani, then Hamsadhwani Hamsadhwani/)
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
})

test('a journey lasts as long as the person usually sits, and can be made longer', async () => {
  ownMinutes.choose(30)
  const { offer, user, audio } = await openOffer()
  await user.click(offer.getByRole('button', { name: 'Play This Journey' }))
  expect(audio.src).toContain('/recordings/shivaranjani-10+hamsadhwani-20.mp3?')
  await user.click(screen.getByText('Length'))
  await user.click(screen.getByRole('radio', { name: 'Another length' }))
  const slider = screen.getByRole('slider', { name: 'Length' })
  expect(slider.getAttribute('aria-valuetext')).toBe('30 minutes')
  expect(slider.getAttribute('aria-valuemin')).toBe('6')
  slider.focus()
  await user.keyboard('{ArrowRight}')
  expect(audio.src).toContain('/recordings/shivaranjani-10+hamsadhwani-21.mp3?')
})

test('three minutes are too short for a journey, which lasts six', async () => {
  ownMinutes.choose(3)
  const { offer } = await openOffer()
  expect(offer.getByText(/They last 2 and 4 minutes/)).toBeDefined()
})

test.each<[CoinSide, string, RegExp, RegExp]>([
  [
    'journey',
    'Play This Journey',
    /Today the coin says a journey\./,
    /^\/recordings\/shivaranjani-5\+hamsadhwani-10\.mp3/,
  ],
  [
    'one-raga',
    'Play Shivaranjani Alone',
    /Today the coin says one raga alone: Shivaranjani\./,
    /^\/recordings\/shivaranjani-15\.mp3/,
  ],
])('when a person agrees, the coin chooses %s', async (side, label, words, address) => {
  const day = dayOf(side)
  at(day)
  const { offer, user, audio } = await openOffer()
  await user.click(offer.getByRole('radio', { name: 'A coin' }))
  expect(await offer.findByText(words)).toBeDefined()
  await waitFor(async () => expect(await deviceStore.get(asha.uid, 'journey-coin')).toBe('coin'))
  await user.click(offer.getByRole('button', { name: label }))
  expect(audio.src).toMatch(address)
  expect(audio.src).toMatch(new RegExp(`\\?seed=${day}&by=coin$`))
})

test.each([
  ['another person agreed', () => deviceStore.set(RAVI, 'journey-coin', 'coin')],
  ['an earlier version asked the device', async () => localStorage.setItem('alap:journey', 'coin')],
])('where %s, the coin does not choose for this person', async (_, agree) => {
  await agree()
  const read = vi.spyOn(deviceStore, 'get')
  const { offer, user, audio } = await openOffer()
  await waitFor(() => expect(read).toHaveBeenCalledWith(asha.uid, 'journey-coin'))
  await act(() => Promise.all(read.mock.results.map(({ value }) => value)))
  expect(offer.getByRole('radio', { name: 'I do' })).toHaveProperty('checked', true)
  await user.click(offer.getByRole('button', { name: 'Play This Journey' }))
  expect(audio.src).not.toContain('by=coin')
})

test('the record of a session that the coin chose says so', async () => {
  await deviceStore.set(asha.uid, 'journey-coin', 'coin')
  const { offer, user, sound } = await openOffer()
  await offer.findByText(/Today the coin says/)
  await user.click(offer.getByRole('button', { name: /^Play/ }))
  await sound((element) => element.receive(900))
  await sound((element) => element.advance(880))
  await sound((element) => element.playToTheEnd())
  await waitFor(() => {
    const record = database.requests
      .flatMap(({ asked }) => asked)
      .find(({ name }) => name === 'record_session')
    expect(record?.args.heard).toMatch(/&by=coin$/)
  })
})

test('the settings stay open under the offer, and have the focus again when it is closed', async () => {
  const { user } = await openOffer()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: OFFER })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button(OFFER)))
  expect(screen.getByRole('dialog', { name: 'This session' })).toBeDefined()
})

test('after a journey the next raga of the watch plays on for as long, if the person chose so', async () => {
  afterSession.choose('play-on')
  const { offer, user, audio, sound } = await openOffer()
  await user.click(offer.getByRole('button', { name: 'Play This Journey' }))
  await sound((element) => element.receive(900))
  await sound((element) => element.advance(880))
  await sound((element) => element.playToTheEnd())
  await waitFor(() => expect(audio.src).toMatch(/^\/recordings\/[a-z-]+-15\.mp3\?seed=2026-03-18$/))
  expect(audio.src).not.toContain('hamsadhwani')
})

test('a choice of who chooses is on the screen in the moment in which it is made', async () => {
  const { offer } = await openOffer()
  const coin = offer.getByRole<HTMLInputElement>('radio', { name: 'A coin' })
  fireEvent.click(coin)
  expect(coin.checked).toBe(true)
  const person = offer.getByRole<HTMLInputElement>('radio', { name: 'I do' })
  await waitFor(() => expect(offer.getByText(/Today the coin says/)).toBeDefined())
  fireEvent.click(person)
  expect([person.checked, coin.checked]).toEqual([true, false])
})
