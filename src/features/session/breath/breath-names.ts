import { type BreathPattern, breathOf } from '~/lib/breath/breath-pattern.ts'

/** "In for 4 seconds, out for 6 seconds". */
export function spokenBreath(pattern: BreathPattern): string {
  const parts = [
    `In for ${pattern.in} seconds`,
    pattern.full > 0 && `hold for ${pattern.full}`,
    `out for ${pattern.out}`,
    pattern.empty > 0 && `hold for ${pattern.empty}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The parts that last, as a chip shows them: "4–6", or "4×4" where all four are alike. */
export function shortBreath(pattern: BreathPattern): string {
  const { full, out, empty } = pattern
  if ([full, out, empty].every((part) => part === pattern.in)) return `4×${out}`
  const parts = full === 0 && empty === 0 ? [pattern.in, out] : [pattern.in, full, out, empty]
  return parts.join('–')
}

/** Patterns to begin with; the first two are about six breaths a minute. */
export const BREATHS: readonly BreathPattern[] = ['4-0-6-0', '5-0-5-0', '4-4-4-4'].flatMap(
  (text) => breathOf(text) ?? [],
)
