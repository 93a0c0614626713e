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

describe('the end of a session', () => {
  test('greets, shows what was done, asks one question, and is recorded', async () => {
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

  test('opens its dialog once, however often the browser says so', async () => {
    const { pages, press } = await hearItOut()
    await press('Close')
    await pages.sound((audio) => {
      audio.dispatchEvent(new Event('ended'))
      audio.dispatchEvent(new Event('pause'))
    })
    expect(queryDialog()).toBeNull()
    expect(sessionsSent(database)).toHaveLength(1)
  })

  test('heard once more, it is another session', async () => {
    const { pages, press } = await hearItOut()
    await press('Close')
    await pages.user.click(screen.getByRole('button', { name: 'Play' }))
    await pages.sound((audio) => audio.playToTheEnd())
    await findDialog()
    expect(new Set(sessionsSent(database)).size).toBe(2)
  })

  test('is noticed on any other page, and told there', async () => {
    const pages = await listen()
    await pages.go('/dashboard')
    await pages.sound((audio) => audio.playToTheEnd())
    await findDialog()
    expect(pages.address().pathname).toBe('/dashboard')
    expect(sessionsSent(database)).toHaveLength(1)
  })

  test('is none when only the bell has sounded', async () => {
    const pages = await listen({ title: 'Silence', mood: null })
    expect(pages.audio.src).toBe('/bell.mp3')
    await pages.sound((audio) => audio.playToTheEnd())
    expect(await screen.findByText('Ready when you are')).toBeDefined()
    expect(queryDialog()).toBeNull()
    expect(sessionsSent(database)).toEqual([])
  })

  test('belongs to nobody who signed out before it', async () => {
    const pages = await listen()
    await act(async () => fromAnotherTab(() => localStorage.removeItem(STORAGE_KEY)))
    expect(pages.player.snapshot().status).toBe('idle')
    expect(pages.audio.paused).toBe(true)
  })
})

describe('finishing early', () => {
  const finish = () => screen.queryByRole('button', { name: 'Finish' })

  test('is not offered before four fifths were heard, and leaving records nothing', async () => {
    const { sound, go } = await listen()
    await sound((audio) => audio.advance(179))
    expect(finish()).toBeNull()
    await go('/dashboard')
    expect(queryDialog()).toBeNull()
    expect(sessionsSent(database)).toEqual([])
  })

  test('is not earned by skipping ahead', async () => {
    const { sound, player } = await listen()
    await sound((audio) => {
      player.seekTo(590)
      audio.deliver()
      audio.advance(5)
    })
    expect(finish()).toBeNull()
  })

  test('after that it counts, once, and the sound stops', async () => {
    const pages = await listen()
    await pages.sound((audio) => audio.advance(180))
    await pages.user.click(screen.getByRole('button', { name: 'Finish' }))
    await findDialog()
    expect(pages.audio.paused).toBe(true)
    await waitFor(() => expect(sessionsSent(database)).toHaveLength(1))
  })
})
