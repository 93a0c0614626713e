import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { recording } from '~tests/audio/fake-audio.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { todays } from '~tests/support/sound/todays.ts'
import { button, DESH, heading, openSession } from '../on-stage.tsx'

const KAFI = { title: 'Kafi', audioUrl: '/recordings/kafi-20.mp3', sessionId: 'raga-kafi' }

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

test('the way back to an earlier session leaves the playing one as it is', async () => {
  const { player, sound, go, back } = await openSession({ ...DESH, mood: null })
  await go('/session', { ...KAFI, mood: 4 })
  await heading(/^Kafi/)
  await sound((element) => element.receive(1200))
  await sound((element) => element.advance(120))
  expect(player.snapshot()).toMatchObject({
    status: 'playing',
    recording: { audioUrl: todays(KAFI.audioUrl) },
  })

  await back()
  await heading(/Rain on the Courtyard/)
  expect(player.snapshot()).toMatchObject({
    status: 'playing',
    recording: { audioUrl: todays(KAFI.audioUrl) },
  })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()

  expect(screen.getByText('Kafi is playing. Play changes to this one.')).toBeDefined()

  await userEvent.setup().click(button('Play'))
  expect(player.snapshot()).toMatchObject({ recording: { audioUrl: todays(DESH.audioUrl) } })
})

test('a sit that sounds goes on where the page of a session is opened', async () => {
  const { player, sound, go } = await openSession({ ...DESH, mood: null })
  const sit = { title: 'Rain sit', audioUrl: '/recordings/sit-600.mp3?ground=rain' }
  await sound((element) => {
    player.load(recording(sit), { autoplay: true })
    element.receive(615)
  })
  await go('/session', { ...KAFI, mood: 4 })
  await heading(/^Kafi/)
  expect(player.snapshot()).toMatchObject({ status: 'playing', recording: sit })
  await userEvent.setup().click(button('Play'))
  expect(player.snapshot()).toMatchObject({ recording: { audioUrl: todays(KAFI.audioUrl) } })
})

test('a session with the name of its raga is named once', async () => {
  await openSession({ ...KAFI, mood: null, sessionData: { raag: 'Kafi' } })
  expect((await heading(/Kafi/)).textContent?.trim()).toBe('Kafi काफी')
})

describe('the page of one session while another plays', () => {
  async function backFromKafi(heard: number) {
    const pages = await openSession({ ...DESH, mood: null })
    await pages.go('/session', { ...KAFI, mood: 4 })
    await heading(/^Kafi/)
    await pages.sound((element) => element.receive(1200))
    await pages.sound((element) => element.advance(heard))
    await pages.back()
    await heading(/Rain on the Courtyard/)
    return pages
  }

  test('a skip begins the session of the page, and does not move the one that plays', async () => {
    const { player, audio, user, sound } = await backFromKafi(120)
    await user.click(button('Forward 10 seconds'))
    expect(player.snapshot()).toMatchObject({ recording: { audioUrl: todays(DESH.audioUrl) } })
    expect(audio.seeks).toEqual([])
    await sound((element) => element.receive(600))
    expect(audio.seeks).toEqual([10])
    expect(player.snapshot().status).toBe('playing')
  })

  test('a step along the timeline begins the session of the page too', async () => {
    const { player, audio, user, sound } = await backFromKafi(120)
    screen.getByRole('slider', { name: 'Position' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(player.snapshot()).toMatchObject({ recording: { audioUrl: todays(DESH.audioUrl) } })
    await sound((element) => element.receive(600))
    expect(audio.seeks).toEqual([5])
  })

  test('the finish is offered for the session of the page alone', async () => {
    const { player } = await backFromKafi(1100)
    expect(player.heardSeconds()).toBeGreaterThan(960)
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  })
})
