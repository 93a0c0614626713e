import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { DaySession } from '~/domain/journal/session-before.ts'
import { SessionOfEntry } from '~/features/journal/session-of-entry.tsx'

function show(session: Partial<DaySession>) {
  const none = { minute: 400, minutes: null, raga: null, heard: null }
  return render(
    <MemoryRouter>
      <SessionOfEntry session={{ ...none, ...session }} />
    </MemoryRouter>,
  ).container
}

test('the session before an entry leads to its raga in the library and is heard again', () => {
  const heard = '/recordings/yaman-23.mp3?seed=2026-03-17'
  const shown = show({ raga: 'Yaman', minutes: 23, heard })
  expect(shown.textContent).toBe('After Yaman, 23 minutesHear it again')
  expect(screen.getByRole('link', { name: 'Yaman' }).getAttribute('href')).toBe('/audio/raga-yaman')
  expect(screen.getByRole('link', { name: 'Hear it again' }).getAttribute('href')).toBe('/session')
})

test('a session in a raga whose sound is not known leads to the raga alone', () => {
  show({ raga: 'Yaman', minutes: 1 })
  expect(screen.getByRole('link', { name: 'Yaman' })).toBeDefined()
  expect(screen.queryByText('Hear it again')).toBeNull()
})

test('a session without a raga, or in one that Alap does not know, has no link', () => {
  expect(show({ minutes: 10 }).textContent).toBe('After a session, 10 minutes')
  expect(show({ raga: 'Of my teacher' }).textContent).toBe('After Of my teacher')
  expect(screen.queryByRole('link')).toBeNull()
})
