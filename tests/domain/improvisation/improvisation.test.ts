import { expect, test } from 'vitest'
import {
  AS_USUAL,
  improvisationAddress,
  improvisationOf,
} from '~/domain/improvisation/improvisation.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const yaman = { raga: ragaFor('yaman'), minutes: 23 }

test.each([
  ['/recordings/yaman-10.mp3', { ...AS_USUAL, legs: [{ ...yaman, minutes: 10 }] }],
  [
    '/recordings/yaman-23.mp3?seed=2026-11-25&sa=cs3&balance=-1',
    { ...AS_USUAL, legs: [yaman], seed: '2026-11-25', sa: 'cs3', balance: -1 },
  ],
  [
    '/recordings/malkauns-5+yaman-23.mp3?balance=drone',
    {
      ...AS_USUAL,
      legs: [{ raga: ragaFor('malkauns'), minutes: 5 }, yaman],
      balance: 'drone',
    },
  ],
  [
    '/recordings/yaman-23.mp3?seed=2&breath=4-0-6-0',
    {
      ...AS_USUAL,
      legs: [yaman],
      seed: '2',
      breath: { in: 4, full: 0, out: 6, empty: 0 },
    },
  ],
  [
    '/recordings/malkauns-5+yaman-23.mp3?seed=2&by=coin',
    {
      ...AS_USUAL,
      legs: [{ raga: ragaFor('malkauns'), minutes: 5 }, yaman],
      seed: '2',
      byCoin: true,
    },
  ],
  [
    '/recordings/yaman-23.mp3?balance=1&pulse=slow',
    { ...AS_USUAL, legs: [yaman], balance: 1, pulse: 'slow' },
  ],
] as const)(
  '%s is an improvisation, and the improvisation has this address',
  (address, improvisation) => {
    expect(improvisationOf(address)).toEqual(improvisation)
    expect(improvisationAddress(improvisation)).toBe(address)
  },
)

test.each([
  '/bell.mp3',
  'https://elsewhere.example/recordings/yaman-10.mp3',
  '/recordings/yaman-2.mp3',
  '/recordings/yaman-61.mp3',
  '/recordings/yaman-010.mp3',
  '/recordings/yaman-40+malkauns-21.mp3',
  '/recordings/yaman-5+malkauns-5+desh-5.mp3',
  '/recordings/nobody-10.mp3',
  '/recordings/yaman-10.mp3?sa=h3',
  '/recordings/yaman-10.mp3?seed=../x',
  '/recordings/yaman-10.mp3?balance=3',
  '/recordings/yaman-10.mp3?balance=0',
  '/recordings/yaman-10.mp3?seed=1',
  '/recordings/yaman-10.mp3?sa=c3&seed=2',
  '/recordings/yaman-10.mp3?more=1',
  '/recordings/yaman-10.mp3?breath=',
  '/recordings/yaman-10.mp3?pulse=usual',
  '/recordings/yaman-10.mp3?pulse=fast',
  '/recordings/yaman-10.mp3?pulse=slow&balance=1',
  '/recordings/yaman-10.mp3?by=hand',
  '/recordings/yaman-10.mp3?by=coin&seed=2',
  '/recordings/yaman-10.mp3?breath=4-6',
  '/recordings/yaman-10.mp3?breath=0-0-0-0',
  '/recordings/yaman-10.mp3?breath=4-0-6-0&balance=1',
  '',
])('"%s" is no improvisation', (address) => {
  expect(improvisationOf(address)).toBeNull()
})
