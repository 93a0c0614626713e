import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useCurrentToast } from '~/ui/feedback/toast.ts'
import { audioRows } from '~tests/features/library/audio-rows.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openHome } from './open-home.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = audioRows()
  signInAsAsha()
})

const part = () => screen.getByRole('region', { name: "Today's mood" })
const face = (name: RegExp) => within(part()).getByRole('button', { name })

test('one press of a face records the mood, which is told in its place', async () => {
  const { user } = await openHome()
  const question = within(part()).getByRole('group', { name: 'How are you feeling today?' })
  expect(within(question).getAllByRole('button')).toHaveLength(5)
  await user.click(face(/^\S+ Happy$/))
  await within(part()).findByText('Happy', { selector: 'strong' })
  await waitFor(() => expect(database.asked()).toContain('record_mood'))
  expect(document.activeElement).toBe(part())
})

test('a cleared mood is asked for again, and the focus stays', async () => {
  const { user } = await openHome()
  await user.click(face(/Neutral$/))
  await user.click(await within(part()).findByRole('button', { name: 'Clear' }))
  await within(part()).findByRole('group', { name: 'How are you feeling today?' })
  expect(document.activeElement).toBe(part())
})

test('a mood that the database refuses is asked for again, and can be tried once more', async () => {
  const { user } = await openHome()
  database.refuseWith = '42501'
  await user.click(face(/^\S+ Sad$/))
  const { result } = renderHook(() => useCurrentToast())
  await waitFor(() =>
    expect(result.current?.description).toBe('Failed to save mood. Please try again.'),
  )
  await within(part()).findByRole('group')
})
