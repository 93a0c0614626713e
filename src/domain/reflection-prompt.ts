/** What a person may ask themselves after a session (specification §2: one of five). */
export const REFLECTION_PROMPTS = [
  'What stayed with you when the last note had gone?',
  'Where in your body do you feel quieter than before?',
  'What came up while you listened, and what did you do with it?',
  'What would you like to carry from these minutes into the day?',
  'What are you ready to leave here?',
] as const

/** The prompt of a random number from 0 up to, but not including, 1. */
export function reflectionPrompt(random: number): string {
  const index = Math.floor(random * REFLECTION_PROMPTS.length)
  return REFLECTION_PROMPTS[index] ?? REFLECTION_PROMPTS[0]
}
