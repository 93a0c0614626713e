import { type MoodCategory, type MoodValue, moodCategoryOf } from '~/domain/mood.ts'
import { moodTheme } from '~/domain/mood-theme.ts'
import { recommendedSession, type SampleSession } from '~/domain/sample-session.ts'
import { type AskedSession, BELL, type Session } from '~/domain/session.ts'

type Wish = {
  /** What the screen before asked for; `null` when it asked for nothing, or for rubbish. */
  readonly asked: AskedSession | null
  readonly mood: MoodValue | null
  /** The library's sessions in its own order; empty while they are not known. */
  readonly library: readonly Session[]
}

export type Choice = {
  readonly session: Session
  /** The mood is set and the library has a track of the session's raga: it may start by itself. */
  readonly matched: boolean
}

/**
 * Which session is heard. A session of the library stays what it is. Otherwise, with a mood set,
 * the first track of the raga (its own, else the one the mood recommends) stands in for the
 * recording; nothing asked is the session the mood recommends; no recording at all is the bell.
 */
export function chooseSession({ asked, mood, library }: Wish): Choice {
  const known =
    asked && library.find(({ id, audioUrl }) => id === asked.id || audioUrl === asked.audioUrl)
  if (known) return { session: known, matched: mood !== null && known.raag !== null }
  const recommended = recommendedSession(mood)
  const session = asked ? filledIn(asked, mood) : fromSample(recommended, mood)
  if (mood === null) return { session, matched: false }
  const [first] = matchingSessions(library, { raag: session.raag ?? recommended.raag })
  return first ? { session: first, matched: true } : { session, matched: false }
}

/** The sessions of a raga, else of a mood category, else all of them. */
export function matchingSessions(
  library: readonly Session[],
  filter: { raag: string | null; moodCategory?: MoodCategory | null },
): readonly Session[] {
  const { raag, moodCategory = null } = filter
  if (raag !== null) return library.filter((session) => session.raag === raag)
  if (moodCategory === null) return library
  return library.filter((session) => session.moodCategory === moodCategory)
}

function filledIn(asked: AskedSession, mood: MoodValue | null): Session {
  const theme = moodTheme(mood)
  const audioUrl = asked.audioUrl ?? BELL.audioUrl
  return {
    id: asked.id ?? (audioUrl === BELL.audioUrl ? BELL.id : audioUrl),
    title: asked.title ?? theme.title,
    description: asked.description ?? theme.description,
    audioUrl,
    raag: asked.raag ?? null,
    moodCategory: asked.moodCategory ?? null,
    minutes: asked.minutes ?? null,
  }
}

function fromSample(sample: SampleSession, mood: MoodValue | null): Session {
  // No mood recommends the neutral one's session, so its category is that of a neutral mood.
  return { ...sample, moodCategory: moodCategoryOf(mood ?? 3) }
}
