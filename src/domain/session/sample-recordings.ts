import type { MoodValue } from '~/domain/mood/mood.ts'
import type { Recording } from '~/domain/session/recording.ts'

type Sample = Recording & { readonly raga: string }

/** The three built-in recordings, by their ids among the daily audios. */
export const SAMPLE_RECORDINGS: readonly [Sample, Sample, Sample] = [
  {
    id: 'morning-calm',
    title: 'Morning Calm',
    description: 'Ahir Bhairav, a raga of first light, before the day asks for anything.',
    audioUrl: '/recordings/ahir-bhairav-10.mp3',
    raga: 'Ahir Bhairav',
    moodCategory: 'Shantha',
    minutes: 10,
    dayNumber: null,
  },
  {
    id: 'stress-relief',
    title: 'Stress Relief',
    description: 'Shivaranjani, tender and slow, for putting something down.',
    audioUrl: '/recordings/shivaranjani-15.mp3',
    raga: 'Shivaranjani',
    moodCategory: 'Karuna',
    minutes: 15,
    dayNumber: null,
  },
  {
    id: 'deep-focus',
    title: 'Deep Focus',
    description: 'Hamsadhwani, clear and open, for a mind with one thing to do.',
    audioUrl: '/recordings/hamsadhwani-20.mp3',
    raga: 'Hamsadhwani',
    moodCategory: 'Shringara',
    minutes: 20,
    dayNumber: null,
  },
]

/**
 * The recording recommended on the dashboard: 1–2 Stress Relief, 3 or none
 * Morning Calm, 4–5 Deep Focus. Its category is that of the mood.
 */
export function recommendedRecording(mood: MoodValue | null): Sample {
  const [morningCalm, stressRelief, deepFocus] = SAMPLE_RECORDINGS
  if (mood === null || mood === 3) return morningCalm
  return mood < 3 ? stressRelief : deepFocus
}
