import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftKeeper } from '~/queries/drafts/draft-keeper.ts'

const written: string[] = []
/** What is written does not settle before this is called. */
let settle: () => void
let keeper: DraftKeeper<string>

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  keeper = new DraftKeeper((typed, isLast) => {
    written.push(isLast ? `${typed}, at once` : typed)
    return new Promise<void>((resolve) => {
      settle = resolve
    })
  })
})

afterEach(() => vi.useRealTimers())

test('the draft is written 100 ms after the first change that is not stored, in its last version', () => {
  keeper.change('a')
  vi.advanceTimersByTime(99)
  keeper.change('ab')
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['ab'])
})

test('the draft of somebody who types without a pause is written every 100 ms', () => {
  for (let length = 1; length <= 9; length += 1) {
    keeper.change('x'.repeat(length))
    vi.advanceTimersByTime(50)
  }
  expect(written).toEqual(['xx', 'xxxx', 'xxxxxx', 'xxxxxxxx'])
})

test('the draft that waits is written when it is asked for, and once', () => {
  keeper.change('a')
  void keeper.flush()
  void keeper.flush()
  vi.runAllTimers()
  expect(written).toEqual(['a'])
})

test('the draft that waits is written at once when the page closes', () => {
  keeper.change('a')
  void keeper.leave()
  vi.runAllTimers()
  expect(written).toEqual(['a, at once'])
})

test('a draft whose writing has not ended is written again, at once, when the page closes', () => {
  keeper.change('a')
  vi.advanceTimersByTime(100)
  void keeper.leave()
  expect(written).toEqual(['a', 'a, at once'])
})

test('a draft whose writing has not ended is written again although an older writing ends', async () => {
  keeper.change('a')
  vi.advanceTimersByTime(100)
  const settleOlder = settle
  keeper.change('ab')
  vi.advanceTimersByTime(100)
  settleOlder()
  await vi.runAllTimersAsync()
  void keeper.leave()
  expect(written).toEqual(['a', 'ab', 'ab, at once'])
})

test('a draft that is stored is not written again when the page closes', async () => {
  keeper.change('a')
  vi.advanceTimersByTime(100)
  settle()
  await vi.runAllTimersAsync()
  void keeper.leave()
  expect(written).toEqual(['a'])
})

test('the draft is not written after it was dropped', () => {
  keeper.change('a')
  vi.advanceTimersByTime(100)
  keeper.change('ab')
  keeper.drop()
  void keeper.leave()
  vi.runAllTimers()
  expect(written).toEqual(['a'])
})
