import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database-stand-in.ts'
import { button, DESH, heading, openSession } from './on-stage.tsx'

const KAFI = { title: 'Kafi', audioUrl: '/recordings/kafi-20.mp3', sessionId: 'raga-kafi' }

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  signInAsAsha()
})

test('the way back to an earlier session leaves playing what plays', async () => {
  const { player, sound, go, back } = await openSession({ ...DESH, mood: null })
  await go('/session', { ...KAFI, mood: 4 })
  await heading(/^Kafi/)
  await sound((element) => element.receive(1200))
  await sound((element) => element.advance(120))
  expect(player.snapshot()).toMatchObject({ status: 'playing', track: { url: KAFI.audioUrl } })

  await back()
  await heading(/Rain on the Courtyard/)
  expect(player.snapshot()).toMatchObject({ status: 'playing', track: { url: KAFI.audioUrl } })
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()

  await userEvent.setup().click(button('Play'))
  expect(player.snapshot()).toMatchObject({ track: { url: DESH.audioUrl } })
})
