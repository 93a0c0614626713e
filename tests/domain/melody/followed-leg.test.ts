import { expect, test } from 'vitest'
import { followedLeg } from '~/domain/melody/followed-leg.ts'

test.each([
  ['/recordings/yaman-10.mp3', 'yaman', 10, '1'],
  ['/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3&balance=-1', 'yaman', 23, '2026-11-25'],
] as const)('the melody of %s can be followed', (address, id, minutes, seed) => {
  expect(followedLeg(address)).toMatchObject({ raga: { id }, minutes, seed })
})

test.each([
  'https://elsewhere.example/yaman-10.mp3',
  '/bell.mp3',
  '/recordings/yaman-10.mp3?balance=drone',
  '/recordings/malkauns-5+yaman-23.mp3',
])('nothing is followed in %s', (address) => {
  expect(followedLeg(address)).toBeNull()
})
