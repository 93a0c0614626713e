import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import '~tests/support/window/fake-device.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Write } from '~/data/write.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { OutboxOverlay } from '~/features/outbox/outbox-overlay.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'

const database = standInDatabase()

beforeEach(async () => {
  database.reset()
  signInAsAsha()
  for (const { seq } of outboxOf(person.uid).rows()) await outboxOf(person.uid).giveUp(seq)
})

const ID = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
const AT = '2026-03-04T20:00:00.000Z'

const words: Write = {
  kind: 'save-entry',
  id: ID,
  content: 'Rain on the tin roof.',
  mood: 4,
  day: localDay('2026-03-04'),
  minute: 1200,
  at: AT,
}
const chart: Write = {
  kind: 'keep-chart',
  id: ID,
  name: 'Asha',
  birthDate: localDay('1990-01-18'),
  birthTime: '08:30',
  ...BORN_IN_PUNE,
  at: AT,
  base: AT,
}

const recording: Write = {
  kind: 'keep-recording',
  id: ID,
  sound: { from: 'address', address: 'https://media.example/yaman.mp3' },
  title: 'An evening in Pune',
  raga: null,
  moodCategory: null,
  seconds: null,
  at: AT,
  base: AT,
}

/** The sheet of what waits, with a write whose row was deleted elsewhere. */
async function openSheet(write: Write) {
  database.reply = () => ({ outcome: 'gone' })
  await (await outboxOf(person.uid).commit(write)).end
  database.requests.length = 0
  database.reply = () => undefined
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PersonProvider person={person}>
        <OutboxOverlay onClose={() => undefined} />
      </PersonProvider>
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('region', { name: 'Deleted meanwhile' })
  return { user: userEvent.setup(), list: within(list) }
}

const sent = () => database.requests.flatMap(({ asked }) => asked)

test.each([
  ['entry', words, 'Save as a new entry', 'save_entry', { content: 'Rain on the tin roof.' }],
  ['chart', chart, 'Keep as a new chart', 'keep_chart', { name: 'Asha', base: null }],
  [
    'recording',
    recording,
    'Keep as a new recording',
    'keep_recording',
    { title: 'An evening in Pune', address: 'https://media.example/yaman.mp3', base: null },
  ],
] as const)('what was deleted elsewhere is said, and can be kept as a new %s', async (...row) => {
  const [, write, label, name, args] = row
  const { user, list } = await openSheet(write)
  expect(list.getByText(/^You deleted these somewhere else/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull()
  await user.click(list.getByRole('button', { name: label }))
  const anew = { name, args: { ...args, id: expect.not.stringMatching(ID) } }
  await waitFor(() => expect(sent()).toMatchObject([anew]))
  await screen.findByText('Nothing waits: your account has everything.')
})

test('what was deleted elsewhere can be removed here too', async () => {
  const { user, list } = await openSheet(words)
  await user.click(list.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Nothing waits: your account has everything.')
  await waitFor(() => expect(outboxOf(person.uid).rows()).toEqual([]))
  expect(sent()).toEqual([])
})
