import type { MoodValue } from '~/domain/mood.ts'

// Ragas that tradition hears as taut and unresolved.
const TENSE = new Set(['marwa', 'todi', 'puriya dhanashree'])

/**
 * Whether a raga may start by itself for a mood: with a mood set, yes, but a low mood (1–2) is
 * never met unasked by a raga of tense character. Without a mood nothing starts by itself.
 */
export function mayAutoStart(mood: MoodValue | null, raag: string | null): boolean {
  if (mood === null || raag === null) return false
  return mood > 2 || !TENSE.has(raag.trim().toLowerCase())
}
