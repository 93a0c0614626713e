import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, DraftKeeper, emptyDraft, parseDraft } from '~/queries/journal/draft.ts'

const written: string[] = []
const draft = (content: string): Draft => ({ ...emptyDraft(), content })
let keeper: DraftKeeper<Draft>

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  keeper = new DraftKeeper(({ content }) => void written.push(content))
})

afterEach(() => vi.useRealTimers())

test('the draft is written 100 ms after the first change that is not stored, in its last version', () => {
  keeper.change(draft('a'))
  vi.advanceTimersByTime(99)
  keeper.change(draft('ab'))
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual(['ab'])
})

test('the draft of somebody who types without a pause is written every 100 ms', () => {
  for (let length = 1; length <= 9; length += 1) {
    keeper.change(draft('x'.repeat(length)))
    vi.advanceTimersByTime(50)
  }
  expect(written).toEqual(['xx', 'xxxx', 'xxxxxx', 'xxxxxxxx'])
})

test('the draft that waits is written at once when the page closes, and once', () => {
  keeper.change(draft('a'))
  void keeper.flush()
  void keeper.flush()
  vi.runAllTimers()
  expect(written).toEqual(['a'])
})

test('the draft is not written after it was dropped', () => {
  keeper.change(draft('a'))
  keeper.drop()
  vi.runAllTimers()
  expect(written).toEqual([])
})

test('the draft is read back as it was stored', () => {
  const kept: Draft = { ...draft('dusk'), mood: 4 }
  expect(parseDraft(structuredClone(kept))).toEqual(kept)
})

test.each([
  ['nothing', undefined, ''],
  ['text', 'dusk', ''],
  ['a mood outside the scale', { content: 'dusk', mood: 9 }, 'dusk'],
  ['an id that is none', { id: '../../x', content: 'dusk' }, 'dusk'],
  ['text that is none', { content: { toString: 'dusk' } }, ''],
])('the draft is made valid when the device holds %s', (_name, kept, content) => {
  expect(parseDraft(kept)).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-/),
    content,
    mood: null,
  })
})
