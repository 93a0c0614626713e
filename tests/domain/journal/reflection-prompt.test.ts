import { expect, test } from 'vitest'
import { REFLECTION_PROMPTS, reflectionPrompt } from '~/domain/journal/journal-entry.ts'

test('the reflection prompts are five, no two alike', () => {
  expect(REFLECTION_PROMPTS).toHaveLength(5)
  expect(new Set(REFLECTION_PROMPTS).size).toBe(5)
})

test('the reflection prompts can all come up, and equally often', () => {
  const counts = new Map<string, number>()
  for (let step = 0; step < 500; step += 1) {
    const prompt = reflectionPrompt(step / 500)
    counts.set(prompt, (counts.get(prompt) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual([100, 100, 100, 100, 100])
})

test('the reflection prompts include those at both ends of the range', () => {
  expect(reflectionPrompt(0)).toBe(REFLECTION_PROMPTS[0])
  expect(reflectionPrompt(1 - Number.EPSILON)).toBe(REFLECTION_PROMPTS[4])
})
