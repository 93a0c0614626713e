import { expect, test } from 'vitest'
import { heardAgain } from '~/domain/session/heard-again.ts'

test('an improvisation is heard again in its length, no longer as the choice of a coin', () => {
  const heard = '/recordings/yaman-23.mp3?seed=2026-03-17&by=coin'
  expect(heardAgain({ raga: 'Yaman', heard })).toMatchObject({
    title: 'Yaman',
    minutes: 23,
    audioUrl: '/recordings/yaman-23.mp3?seed=2026-03-17',
  })
})

test('a journey is heard again by its address alone', () => {
  const heard = '/recordings/shivaranjani-5+hamsadhwani-10.mp3?seed=2026-03-17'
  expect(heardAgain({ raga: null, heard })).toMatchObject({ minutes: 15, audioUrl: heard })
})

test('what has no address, or one of elsewhere, is not heard again', () => {
  expect(heardAgain({ raga: 'Yaman', heard: null })).toBeNull()
  expect(heardAgain({ raga: null, heard: 'https://example.com/rain.mp3' })).toBeNull()
})
