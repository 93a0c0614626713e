import { type MoodValue, moodCategoryOf } from '~/domain/mood.ts'
import { recommendedSession } from '~/domain/sample-session.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { NextSession } from '~/ui/session/next-session.tsx'

/** The session the mood leads to, before the person goes there. */
export function Recommendation({ mood }: { mood: MoodValue }) {
  const { title, raag, minutes } = recommendedSession(mood)
  const known = emblemNamed(raag)
  return (
    <NextSession
      key={title}
      title={title}
      raga={{ name: raag, devanagari: known?.raga.devanagari }}
      emblem={known?.emblem ?? null}
      facts={`${minutes} minutes · ${moodCategoryOf(mood)}`}
    />
  )
}
