import { type MoodCategory, type MoodValue, moodCategoryOf } from '~/domain/mood/mood.ts'
import { type MoodTheme, moodTheme } from '~/domain/mood/mood-theme.ts'
import { lengthsOf, ownRecording, ragaSession } from '~/domain/session/raga-recording.ts'
import { recommendedSession, type SampleSession } from '~/domain/session/sample-session.ts'
import { type AskedSession, BELL, type Session } from '~/domain/session/session.ts'

type Wish = {
  /** What the screen before asked for; `null` when that is nothing or invalid. */
  readonly asked: AskedSession | null
  readonly mood: MoodValue | null
  /** The theme of the mood's original word; that of its point on the scale when left out. */
  readonly theme?: MoodTheme
  /** The library's sessions in its own order; empty until they are loaded. */
  readonly library: readonly Session[]
}

export type Choice = {
  readonly session: Session
  /** A mood is set and the session's raga has a recording: it may start by itself. */
  readonly matched: boolean
}

/**
 * Which session is played:
 *
 * - A session of the library stays what it is, in the length asked for; one of Alap's own
 *   recordings is played as asked, as is one from elsewhere that names no raga.
 * - Otherwise, with a mood set, the library's first track of the raga (its own, else the one
 *   recommended for the mood) replaces the recording.
 * - When nothing was asked for, it is the session recommended for the mood, with the theme's title
 *   when there is no mood. Without a recording it is the bell.
 */
export function chooseSession(wish: Wish): Choice {
  const { asked, mood, library, theme = moodTheme(mood) } = wish
  const meant = asked && (ofTheLibrary(asked, library) ?? ofOurOwn(asked))
  if (meant) return { session: meant, matched: mood !== null && meant.raag !== null }
  const recommended = recommendedSession(mood)
  const session = asked ? filledIn(asked, theme) : fromSample(recommended, mood, theme)
  const isFromElsewhere = asked?.audioUrl !== undefined && session.raag === null
  if (mood === null || isFromElsewhere) return { session, matched: false }
  const [first] = matchingSessions(library, { raag: session.raag ?? recommended.raag })
  return first ? { session: first, matched: true } : { session, matched: false }
}

/** The sessions of a raga, else of a mood category, else all of them. */
export function matchingSessions<S extends Pick<Session, 'raag' | 'moodCategory'>>(
  library: readonly S[],
  filter: { readonly raag: string | null; readonly moodCategory?: MoodCategory | null },
): readonly S[] {
  const { raag, moodCategory = null } = filter
  if (raag !== null) return library.filter((session) => session.raag === raag)
  if (moodCategory === null) return library
  return library.filter((session) => session.moodCategory === moodCategory)
}

/** Found by its id, in another length if asked for, or by its address under the same name. */
function ofTheLibrary(asked: AskedSession, library: readonly Session[]): Session | undefined {
  const known = library.find(({ id }) => id === asked.id)
  if (known) {
    const other = lengthsOf(known.audioUrl).find(({ audioUrl }) => audioUrl === asked.audioUrl)
    return other ? { ...known, ...other } : known
  }
  const isOurOwn = asked.audioUrl !== undefined && ownRecording(asked.audioUrl) !== null
  if (isOurOwn && asked.id !== undefined) return undefined
  return library.find(({ audioUrl }) => audioUrl === asked.audioUrl)
}

/** One of Alap's own recordings; what was asked about it has priority over what its raga has. */
function ofOurOwn(asked: AskedSession): Session | undefined {
  const own = asked.audioUrl === undefined ? null : ownRecording(asked.audioUrl)
  return own ? { ...ragaSession(own.raga, own.minutes), ...asked } : undefined
}

function filledIn(asked: AskedSession, theme: MoodTheme): Session {
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

function fromSample(sample: SampleSession, mood: MoodValue | null, theme: MoodTheme): Session {
  if (mood !== null) return { ...sample, moodCategory: moodCategoryOf(mood) }
  const { title, description } = theme
  // No mood leads to the neutral session, so its category is that of a neutral mood.
  return { ...sample, title, description, moodCategory: moodCategoryOf(3) }
}
