import { type MoodCategory, type MoodValue, moodCategoryOf } from '~/domain/mood/mood.ts'
import { type MoodTheme, moodTheme } from '~/domain/mood/mood-theme.ts'
import { lengthsOf, ownRecording, ragaSession } from '~/domain/session/raga-recording.ts'
import { recommendedSession, type SampleSession } from '~/domain/session/sample-session.ts'
import { type AskedSession, BELL, type Session } from '~/domain/session/session.ts'

type Wish = {
  /** What the screen before asked for; `null` when it asked for nothing, or for rubbish. */
  readonly asked: AskedSession | null
  readonly mood: MoodValue | null
  /** The theme of the word the mood came as; that of its point of the scale when it is left out. */
  readonly theme?: MoodTheme
  /** The library's sessions in its own order; empty while they are not known. */
  readonly library: readonly Session[]
}

export type Choice = {
  readonly session: Session
  /** The mood is set and there is a recording of the session's raga: it may start by itself. */
  readonly matched: boolean
}

/**
 * Which session is heard. A session of the library stays what it is, in whichever of its lengths
 * was asked for, and one of Alap's own recordings is played as asked, as is a recording from
 * elsewhere that names no raga. Otherwise, with a mood set, the first track of the raga (its own,
 * else the one the mood recommends) stands in for the recording; nothing asked is the session the
 * mood recommends, under the title of the theme when there is no mood; no recording is the bell.
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

/** By its id, in another length if that was asked; by its address, unless that was asked under another name. */
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

/** One of Alap's own recordings, with what was said about it before what its raga says. */
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
  // No mood recommends the neutral one's session, so its category is that of a neutral mood.
  return { ...sample, title, description, moodCategory: moodCategoryOf(3) }
}
