import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, openSession } from '../on-stage.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

const MINUTE = 60
const TICK_SECONDS = 0.25

/** A session that plays, with what happens to the time line counted as a browser counts it. */
async function playing() {
  const { user, sound } = await openSession({ ...DESH, mood: null })
  await sound((element) => element.receive(10 * MINUTE))
  await user.click(button('Play'))
  const slider = screen.getByRole('slider', { name: 'Position' })
  const line = screen.getByText('10:00').parentElement
  if (!line?.contains(slider)) throw new Error('The slider stands in no line.')
  let seen = 0
  const observer = new MutationObserver((changes) => {
    seen += changes.length
  })
  observer.observe(line, { subtree: true, attributes: true, characterData: true, childList: true })
  /** How much of the line has changed since the last count. */
  const updates = () => {
    const count = seen + observer.takeRecords().length
    seen = 0
    return count
  }
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  return {
    sound,
    /** A minute of the sound, tick by tick. */
    async playMinute() {
      for (let tick = 0; tick < MINUTE / TICK_SECONDS; tick += 1) {
        await sound((element) => element.advance(TICK_SECONDS))
      }
    },
    turn(state: 'hidden' | 'visible') {
      visibility.mockReturnValue(state)
      act(() => document.dispatchEvent(new Event('visibilitychange')))
    },
    updates,
    place: () => slider.getAttribute('aria-valuetext'),
  }
}

test('a session in a tab that nobody sees leaves its time line alone, and has it right once it is seen', async () => {
  const { playMinute, turn, updates, place } = await playing()
  await playMinute()
  expect(updates()).toBeGreaterThanOrEqual(MINUTE)
  expect(place()).toBe('1 minute of 10 minutes')

  turn('hidden')
  await playMinute()
  expect(updates()).toBe(0)

  turn('visible')
  expect(place()).toBe('2 minutes of 10 minutes')
})

test('a session that waits and plays on in a tab that nobody sees leaves its time line alone', async () => {
  const { sound, playMinute, turn, updates, place } = await playing()
  turn('hidden')
  await playMinute()
  await sound((element) => element.starve())
  await sound((element) => element.resume())
  await playMinute()
  expect(updates()).toBe(0)

  turn('visible')
  expect(place()).toBe('2 minutes of 10 minutes')
})
