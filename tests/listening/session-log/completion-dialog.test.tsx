import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { REFLECTION_PROMPTS } from '~/domain/journal/journal-entry.ts'
import { fromAnotherTab, STORAGE_KEY } from '~tests/services/fake-firebase.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { libraryRows } from '../../features/session/library-rows.ts'
import { DESH } from '../../features/session/on-stage.tsx'
import { findDialog, hearItOut, listen, queryDialog, sessionsSent } from './hear-it-out.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

test('the end of a session opens a greeting with what was done and one question, and is recorded', async () => {
  const { dialog } = await hearItOut({ ...DESH, mood: 4 })
  expect(dialog.getByText(/^Good (morning|afternoon|evening)$/)).toBeDefined()
  expect(dialog.getByText('Rain on the Courtyard')).toBeDefined()
  expect(dialog.getByText('10 minutes')).toBeDefined()
  expect(dialog.getByText('🙂 Happy')).toBeDefined()
  expect(dialog.getByText('Joy that is not hurried stays the longest.')).toBeDefined()
  expect(REFLECTION_PROMPTS.filter((prompt) => dialog.queryByText(prompt))).toHaveLength(1)
  expect(dialog.getByText('Why Reflect?')).toBeDefined()
  expect(await dialog.findByText('Recorded')).toBeDefined()
  expect(sessionsSent(database)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('the end of a session opens its dialog once, even if the browser repeats the event', async () => {
  const { pages, press } = await hearItOut()
  await press('Close')
  await pages.sound((audio) => {
    audio.dispatchEvent(new Event('ended'))
    audio.dispatchEvent(new Event('pause'))
  })
  expect(queryDialog()).toBeNull()
  expect(sessionsSent(database)).toHaveLength(1)
})

test('the end of a session that is heard once more is another session', async () => {
  const { pages, press } = await hearItOut()
  await press('Close')
  await pages.user.click(screen.getByRole('button', { name: 'Play' }))
  await pages.sound((audio) => audio.playToTheEnd())
  await findDialog()
  expect(new Set(sessionsSent(database)).size).toBe(2)
})

test('the end of a session is noticed and shown on any other page', async () => {
  const pages = await listen()
  await pages.go('/dashboard')
  await pages.sound((audio) => audio.playToTheEnd())
  await findDialog()
  expect(pages.address().pathname).toBe('/dashboard')
  expect(sessionsSent(database)).toHaveLength(1)
})

test('the end of a session is not reported when only the bell has sounded', async () => {
  const pages = await listen({ title: 'Silence', mood: null })
  expect(pages.audio.src).toBe('/bell.mp3')
  await pages.sound((audio) => audio.playToTheEnd())
  expect(await screen.findByText('Ready when you are')).toBeDefined()
  expect(queryDialog()).toBeNull()
  expect(sessionsSent(database)).toEqual([])
})

test('the end of a session is not recorded for a person who signed out before it', async () => {
  const pages = await listen()
  await act(async () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
  expect(pages.player.snapshot().status).toBe('idle')
  expect(pages.audio.paused).toBe(true)
})

describe('finishing early', () => {
  const finish = () => screen.queryByRole('button', { name: 'Finish' })

  test('finishing early is not offered before four fifths were heard, and leaving then records nothing', async () => {
    const { sound, go } = await listen()
    await sound((audio) => audio.advance(179))
    expect(finish()).toBeNull()
    await go('/dashboard')
    expect(queryDialog()).toBeNull()
    expect(sessionsSent(database)).toEqual([])
  })

  test('finishing early is not offered for skipped time', async () => {
    const { sound, player } = await listen()
    await sound((audio) => {
      player.seekTo(590)
      audio.deliver()
      audio.advance(5)
    })
    expect(finish()).toBeNull()
  })

  test('finishing early after four fifths counts, once, and the sound stops', async () => {
    const pages = await listen()
    await pages.sound((audio) => audio.advance(180))
    await pages.user.click(screen.getByRole('button', { name: 'Finish' }))
    await findDialog()
    expect(pages.audio.paused).toBe(true)
    await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
  })
})
