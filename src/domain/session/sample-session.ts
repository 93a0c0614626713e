import type { MoodValue } from '~/domain/mood/mood.ts'

export type SampleSession = {
  /** The id of its row among the daily audios. */
  readonly id: 'morning-calm' | 'stress-relief' | 'deep-focus'
  readonly title: string
  readonly description: string
  readonly minutes: number
  /** The raga's name as the catalogue has it. */
  readonly raag: string
  readonly audioUrl: string
}

/** The three built-in sessions (specification §9). */
export const SAMPLE_SESSIONS: readonly [SampleSession, SampleSession, SampleSession] = [
  {
    id: 'morning-calm',
    title: 'Morning Calm',
    description: 'Ahir Bhairav, a raga of first light, before the day asks for anything.',
    minutes: 10,
    raag: 'Ahir Bhairav',
    audioUrl: '/recordings/ahir-bhairav-10.mp3',
  },
  {
    id: 'stress-relief',
    title: 'Stress Relief',
    description: 'Shivaranjani, tender and slow, for putting something down.',
    minutes: 15,
    raag: 'Shivaranjani',
    audioUrl: '/recordings/shivaranjani-15.mp3',
  },
  {
    id: 'deep-focus',
    title: 'Deep Focus',
    description: 'Hamsadhwani, clear and open, for a mind with one thing to do.',
    minutes: 20,
    raag: 'Hamsadhwani',
    audioUrl: '/recordings/hamsadhwani-20.mp3',
  },
]

/**
 * The session recommended on the dashboard (specification §4): 1–2 Stress Relief, 3 or none Morning
 * Calm, 4–5 Deep Focus.
 */
export function recommendedSession(mood: MoodValue | null): SampleSession {
  const [morningCalm, stressRelief, deepFocus] = SAMPLE_SESSIONS
  if (mood === null || mood === 3) return morningCalm
  return mood < 3 ? stressRelief : deepFocus
}
