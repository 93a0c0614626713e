import { expect, test } from 'vitest'
import { Pace } from '~/audio/composed/pace.ts'
import { FakeAudio } from '~tests/audio/fake-audio.ts'

/** A stream of which pieces are asked for and come, on a clock of its own. */
function watched() {
  const audio = new FakeAudio()
  const paces: (number | null)[] = []
  const state = { now: 0, ahead: 0 }
  const pace = new Pace({
    element: audio.element,
    secondsAhead: () => state.ahead,
    now: () => state.now,
    onSlow: (slow) => paces.push(slow),
  })
  const tell = (name: string) => audio.dispatchEvent(new Event(name))
  const piece = (seconds: number, ms: number) => {
    pace.ask(seconds)
    state.now += ms
    pace.receive()
  }
  return { audio, pace, paces, state, tell, piece }
}

/** The first piece, which tunes strings, and the first sound. */
function sounding() {
  const set = watched()
  set.piece(2, 5000)
  set.tell('playing')
  return set
}

test('a device that makes less than a second in a second is too slow once the sound waits', () => {
  const { tell, piece, paces } = sounding()
  piece(4, 5000)
  tell('waiting')
  expect(paces, 'too little was watched').toEqual([])
  piece(4, 5000)
  expect(paces).toEqual([0.8])
  piece(4, 5000)
  expect(paces, 'said once').toEqual([0.8])
})

test('a device that is quick enough may let the sound wait once, and not twice', () => {
  const { tell, piece, paces } = sounding()
  for (let count = 0; count < 5; count++) piece(4, 2000)
  tell('waiting')
  expect(paces).toEqual([])
  tell('waiting')
  expect(paces).toEqual([2])
})

test('no wait is counted before the sound was heard, at a seek, or with enough ahead', () => {
  const { audio, state, tell, piece, paces } = watched()
  piece(2, 30_000)
  piece(4, 9000)
  tell('waiting')
  tell('playing')
  audio.seeking = true
  tell('waiting')
  audio.seeking = false
  state.ahead = 20
  tell('waiting')
  expect(paces).toEqual([])
})

test('a device that is slow while the sound never waits is left alone', () => {
  const { piece, paces } = sounding()
  for (let count = 0; count < 9; count++) piece(4, 8000)
  expect(paces).toEqual([])
})

test('the rate is that of the last pieces: a device may have become slow', () => {
  const { tell, piece, paces } = sounding()
  for (let count = 0; count < 60; count++) piece(4, 100)
  for (let count = 0; count < 8; count++) piece(4, 8000)
  tell('waiting')
  expect(paces).toEqual([0.5])
})

test('it is over when a minute is ahead again, and another run begins to count anew', () => {
  const { state, pace, tell, piece, paces } = sounding()
  piece(4, 9000)
  tell('waiting')
  state.ahead = 30
  piece(4, 1000)
  expect(paces).toEqual([0.44])
  state.ahead = 61
  piece(4, 1000)
  expect(paces).toEqual([0.44, null])

  state.ahead = 0
  pace.begin()
  piece(4, 9000)
  tell('playing')
  tell('waiting')
  expect(paces, 'the first piece of a run is not counted').toEqual([0.44, null])
})

test('after it was closed it hears nothing more', () => {
  const { pace, tell, piece, paces } = sounding()
  piece(4, 9000)
  pace.close()
  tell('waiting')
  tell('waiting')
  expect(paces).toEqual([])
})
