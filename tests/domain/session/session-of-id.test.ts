import { expect, test } from 'vitest'
import { ragaSession, sessionOfId } from '~/domain/session/raga-recording.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const library = [{ ...ragaSession(ragaFor('yaman'), 15), id: 'day-2' }]

test('an id is a session of the library', () => {
  expect(sessionOfId(library, 'day-2')).toBe(library[0])
})

test('an id is a raga in its shortest recording', () => {
  const session = sessionOfId(library, 'raga-ahir-bhairav')
  expect(session).toMatchObject({ raag: 'Ahir Bhairav', minutes: 10 })
})

test.each(['', 'day-9', 'raga-', 'raga-nothing', 'yaman'])('the id "%s" is none', (id) => {
  expect(sessionOfId(library, id)).toBeUndefined()
})
