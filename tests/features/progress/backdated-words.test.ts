import { expect, test } from 'vitest'
import { ONE_IS_ENOUGH, REFUSALS } from '~/features/progress/backdated-words.ts'

test('a day that cannot be filled in has words that say why', () => {
  expect(REFUSALS).toEqual({
    future: 'That day has not come yet. Choose today or a day before it.',
    'too-early': 'Only the last 90 days can be filled in. Choose one of those.',
    'nothing-ticked': 'Tick a session, a journal entry, or both.',
  })
  expect(ONE_IS_ENOUGH).toBe('A session was added to this day already, and one is enough.')
})
