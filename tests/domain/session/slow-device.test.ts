import { expect, test } from 'vitest'
import { wholeLengths } from '~/domain/session/slow-device.ts'

test('a session is offered as a whole with its wait, and a shorter one for a few minutes of waiting', () => {
  expect(wholeLengths(10, 0.8, 3)).toEqual([
    { minutes: 10, wait: 13 },
    { minutes: 4, wait: 5 },
  ])
})

test('the shorter session is never waited for longer than five minutes', () => {
  expect(wholeLengths(20, 0.7, 3)).toEqual([
    { minutes: 20, wait: 29 },
    { minutes: 3, wait: 5 },
  ])
})

test('an hour is offered whole too', () => {
  expect(wholeLengths(60, 0.5, 3)).toEqual([
    { minutes: 60, wait: 120 },
    { minutes: 3, wait: 6 },
  ])
})

test('nothing shorter than the shortest session of its kind is offered, and no length twice', () => {
  expect(wholeLengths(3, 0.1, 3)).toEqual([{ minutes: 3, wait: 30 }])
  expect(wholeLengths(15, 0.5, 6).map(({ minutes }) => minutes)).toEqual([15, 6])
})

test('where a session can be waited for it is offered alone', () => {
  expect(wholeLengths(10, 2.5, 3)).toEqual([{ minutes: 10, wait: 4 }])
})
