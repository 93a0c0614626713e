import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { breathSetting } from '~/features/session/breath/breath-setting.ts'
import { today } from '~/queries/practice/use-today.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, openSession, openSettings } from '../on-stage.tsx'

const database = standInDatabase()
const EVEN = `/recordings/desh-10.mp3?seed=${today()}`

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  breathSetting.choose(null)
  breathSetting.leadBy('ring')
})

async function playing(seconds: number) {
  const pages = await openSession({ ...DESH, mood: null })
  await pages.sound((element) => element.receive(600))
  await pages.user.click(button('Play'))
  await pages.sound((element) => element.advance(seconds))
  return { ...pages, settings: await openSettings(pages, 'Breath') }
}

test('a breath that the ring leads leaves the sound as it is', async () => {
  const { audio, settings, user } = await playing(30)
  const { loads } = audio
  await user.click(settings.getByRole('radio', { name: /^In for 4 seconds, out for 6/ }))
  expect([audio.src, audio.loads]).toEqual([EVEN, loads])
  expect(settings.getByRole<HTMLInputElement>('radio', { name: 'Ring' }).checked).toBe(true)
})

test('a drone that leads the breath swells from where the session is, and the ring leaves it to it', async () => {
  const { audio, settings, user, player, sound } = await playing(30)
  await user.click(settings.getByRole('radio', { name: /^In for 4 seconds, out for 6/ }))
  await user.click(settings.getByRole('radio', { name: /^Drone/ }))
  expect(audio.src).toBe(`${EVEN}&breath=4-0-6-0`)
  await sound((element) => element.receive(600))
  expect([audio.paused, Math.round(player.position().seconds)]).toEqual([false, 30])
  expect(localStorage.getItem('alap:breath-by')).toBe('drone')
  await user.click(settings.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/^(In|Out)$/)).toBeNull()
})

test('a ring beside a swelling drone is in step with the sound, also after a seek', async () => {
  const { settings, user, player, sound } = await playing(30)
  await user.click(settings.getByRole('radio', { name: /^In for 4 seconds, out for 6/ }))
  await user.click(settings.getByRole('radio', { name: 'Both' }))
  await sound((element) => element.receive(600))
  // The clock stands while the sound is moved and looked at, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const phase = () => {
    const since = breathSetting.led()?.sinceMs ?? Number.NaN
    const apart = performance.now() - since - player.position().seconds * 1000
    return Math.abs(apart - 10_000 * Math.round(apart / 10_000))
  }
  await sound((element) => element.advance(3))
  expect(phase()).toBeLessThan(1)
  await sound((element) => element.advance(127))
  expect(phase()).toBeLessThan(1)
})

test('a breath without a drone of ours is led by the ring, and nothing else is offered', async () => {
  breathSetting.choose({ in: 4, full: 0, out: 6, empty: 0 })
  const pages = await openSession({
    title: 'Rain',
    audioUrl: 'https://example.org/rain.mp3',
    mood: null,
  })
  const settings = await openSettings(pages, 'Breath')
  expect(settings.queryByRole('group', { name: 'Led by' })).toBeNull()
})

test('the ring is moved only where it is apart from the drone', () => {
  breathSetting.choose({ in: 4, full: 0, out: 6, empty: 0 })
  const led = breathSetting.led()
  if (!led) throw new Error('nothing leads')
  const moved = vi.fn()
  const stop = breathSetting.subscribe(moved)
  breathSetting.align(led.sinceMs + 100)
  breathSetting.align(led.sinceMs + 10_000)
  breathSetting.align(led.sinceMs - 20_080)
  expect(moved).not.toHaveBeenCalled()
  breathSetting.align(led.sinceMs + 2_000)
  expect(breathSetting.led()?.sinceMs).toBe(led.sinceMs + 2_000)
  stop()
})
