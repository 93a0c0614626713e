import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AudioProvider } from '~/audio/audio-provider.tsx'
import { keySetting, PlayerKeys } from '~/listening/player-keys.tsx'
import { SignedInProvider } from '~/queries/person.tsx'
import { today } from '~/queries/practice/use-today.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { libraryRows } from '../library-rows.ts'
import { button, DESH, heading, openSession } from '../on-stage.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
  keySetting.turn(true)
})

test('a session does what a key says before the keys of every page are there, and once when they are', async () => {
  const { user, audio, player, sound } = await openSession({ ...DESH, mood: null })
  await sound((element) => element.receive(600))
  await user.keyboard(' ')
  expect(audio.paused).toBe(false)

  render(
    <SignedInProvider>
      <AudioProvider player={player}>
        <PlayerKeys />
      </AudioProvider>
    </SignedInProvider>,
  )
  await user.keyboard(' ')
  expect(audio.paused).toBe(true)
  await user.keyboard('m')
  expect(audio.muted).toBe(true)
})

test('a session is left alone by its keys after it is left, as long as those of every page are not there', async () => {
  const { user, audio, sound, go } = await openSession({ ...DESH, mood: null })
  await sound((element) => element.receive(600))
  await user.keyboard(' ')
  await go('/dashboard')
  await user.keyboard(' ')
  expect(audio.paused).toBe(false)
})

test('a space while the mood is read begins the session that is shown, which is kept when the mood comes', async () => {
  const answer = held<void>()
  database.reply = libraryRows(2, today())
  database.ready = answer.promise
  const { user, audio, sound } = await openSession()
  await heading(/^Loving Kindness/)
  await user.keyboard(' ')
  expect(button('Pause')).toBeDefined()
  const { src, plays } = audio
  expect(plays).toBe(1)

  await sound(() => answer.resolve())
  await waitFor(() => expect(database.asked()).toEqual(['catalogue', 'first']))
  await screen.findByText('Mood: 🙁')
  await heading(/^Loving Kindness/)
  expect([audio.src, audio.plays]).toEqual([src, plays])
  await user.keyboard(' ')
  expect(button('Play')).toBeDefined()
})
