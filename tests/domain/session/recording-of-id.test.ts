import { expect, test } from 'vitest'
import { ragaRecording, recordingOfId } from '~/domain/session/raga-recording.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const library = [{ ...ragaRecording(ragaFor('yaman'), 15), id: 'day-2' }]

test('an id of the library gives its session', () => {
  expect(recordingOfId(library, 'day-2')).toBe(library[0])
})

test('an id of a raga gives its shortest recording', () => {
  const recording = recordingOfId(library, 'raga-ahir-bhairav')
  expect(recording).toMatchObject({ raga: 'Ahir Bhairav', minutes: 10 })
})

test.each(['', 'day-9', 'raga-', 'raga-nothing', 'yaman'])(
  'the id "%s" gives no recording',
  (id) => {
    expect(recordingOfId(library, id)).toBeUndefined()
  },
)
