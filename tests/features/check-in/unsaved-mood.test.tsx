import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DataError, type DataErrorKind, WriteRefused } from '~/lib/data-error.ts'
import { moodFailure } from '~/ui/feedback/mood-failure.ts'
import { libraryRows } from '~tests/features/session/library-rows.ts'
import { openPages } from '~tests/features/session/open-pages.tsx'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { pressable } from '~tests/support/pressable.ts'

const database = standInDatabase()
const FORBIDDEN = '42501'

beforeEach(() => {
  database.reset()
  database.reply = libraryRows()
  signInAsAsha()
})

async function failToSave() {
  const pages = openPages()
  await pages.go('/mood-checkin')
  await screen.findByRole('heading', { name: 'How are you feeling today?' })
  await waitFor(() => expect(database.requests).toHaveLength(1))
  database.refuseWith = FORBIDDEN
  await pages.user.click(screen.getByRole('radio', { name: /Happy Light/ }))
  await pages.user.click(screen.getByRole('button', { name: 'Continue to Session' }))
  await screen.findByText('Failed to save your mood. You can still continue with your session.')
  await waitFor(() => expect(pages.address().pathname).toBe('/session'))
  return { ...pages, tryAgain: () => screen.getByRole('button', { name: 'Try again' }) }
}

test('a mood that was not saved can be saved from the session', async () => {
  const { user, tryAgain, address } = await failToSave()
  database.refuseWith = null
  await user.click(await pressable(tryAgain))
  expect(await screen.findByText('Mood recorded')).toBeDefined()
  expect(address().pathname).toBe('/session')
})

test('a mood that fails once more shows its own message', async () => {
  const { user, tryAgain } = await failToSave()
  await user.click(await pressable(tryAgain))
  expect(await screen.findByText('Failed to save mood. Please try again.')).toBeDefined()
  expect(tryAgain()).toBeDefined()
})

test.each([
  ['signed-out', 'Unable to save mood. Please try again.'],
  ['offline', 'Failed to save mood. Please try again.'],
  ['forbidden', 'Failed to save mood. Please try again.'],
] satisfies [DataErrorKind, string][])(
  'a failure of the kind %s has the words %s',
  (kind, words) => {
    expect(moodFailure(new DataError(kind, 'x'))).toBe(words)
  },
)

test('a mood that a newer one replaced is not called a failure', () => {
  expect(moodFailure(new WriteRefused('superseded', null))).toMatch(/^A newer mood/)
})
