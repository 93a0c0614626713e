import { expect, test } from 'vitest'
import { sungLineAt } from '~/domain/melody/sung-line-at.ts'
import { findRaga } from '~/raga/catalogue.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { sungLineOf } from '~/raga/sound/sung-line.ts'

const YAMAN = findRaga('yaman') as Raga
const BHUPALI = findRaga('bhupali') as Raga

test.each([
  ['/recordings/yaman-3.mp3', '1'],
  ['/recordings/yaman-3.mp3?seed=2026-11-25&sa=cs3&balance=-1', '2026-11-25'],
] as const)('the melody of %s is followed', (address, seed) => {
  expect(sungLineAt(address)).toEqual(sungLineOf({ raga: YAMAN, minutes: 3, seed }))
})

test('in a journey the second melody is followed from where its raga begins', () => {
  const line = sungLineAt('/recordings/yaman-2+bhupali-3.mp3?seed=a') ?? []
  const first = sungLineOf({ raga: YAMAN, minutes: 2, seed: 'a' })
  const second = sungLineOf({ raga: BHUPALI, minutes: 3, seed: 'a' })
  expect(line.slice(0, first.length)).toEqual(first)
  expect(line.slice(first.length).map(({ startSeconds }) => startSeconds)).toEqual(
    second.map(({ startSeconds }) => 120 + startSeconds),
  )
  expect(line.at(-1)?.notes).toEqual(second.at(-1)?.notes)
  const starts = line.map(({ startSeconds }) => startSeconds)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test.each([
  'https://elsewhere.example/yaman-10.mp3',
  '/bell.mp3',
  '/recordings/yaman-10.mp3?balance=drone',
])('nothing is followed in %s', (address) => {
  expect(sungLineAt(address)).toBeNull()
})
