import { expect, test } from 'vitest'
import { type Draft, emptyDraft, parseDraft } from '~/queries/journal/draft.ts'

test('the draft is read back as it was stored', () => {
  const kept: Draft = { ...emptyDraft(), content: 'dusk', mood: 4 }
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
