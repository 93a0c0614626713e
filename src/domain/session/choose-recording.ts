import type { MoodValue } from '~/domain/mood/mood.ts'
import { type MoodTheme, moodTheme } from '~/domain/mood/mood-theme.ts'
import { matchingRecordings } from '~/domain/session/library-search.ts'
import { inLength, ownRecording, ragaRecording } from '~/domain/session/raga-recording.ts'
import { type AskedRecording, BELL, type Recording } from '~/domain/session/recording.ts'
import { recommendedRecording } from '~/domain/session/sample-recordings.ts'

type Wish = {
  /** What the screen before asked for; `null` when that is nothing or invalid. */
  readonly asked: AskedRecording | null
  readonly mood: MoodValue | null
  /** The theme of the mood's original word; that of its point on the scale when left out. */
  readonly theme?: MoodTheme
  /** The library's recordings in its own order; empty until they are loaded. */
  readonly library: readonly Recording[]
}

export type Choice = {
  readonly recording: Recording
  /** A mood is set and the raga has a recording: it may start by itself. */
  readonly matched: boolean
}

/**
 * Which recording a session plays:
 *
 * - A recording of the library stays what it is, in the length asked for; one of Alap's own
 *   recordings is played as asked, as is one from elsewhere that names no raga.
 * - Otherwise, with a mood set, the library's first recording of the raga (its own, else the one
 *   recommended for the mood) replaces it.
 * - When nothing was asked for, it is the one recommended for the mood, with the theme's title when
 *   there is no mood. Without a recording it is the bell.
 */
export function chooseRecording(wish: Wish): Choice {
  const { asked, mood, library, theme = moodTheme(mood) } = wish
  const meant = asked && (ofTheLibrary(asked, library) ?? ofOurOwn(asked))
  if (meant) return { recording: meant, matched: mood !== null && meant.raga !== null }
  const recommended = recommendedRecording(mood)
  const recording = asked ? filledIn(asked, theme) : titled(recommended, mood, theme)
  const isFromElsewhere = asked?.audioUrl !== undefined && recording.raga === null
  if (mood === null || isFromElsewhere) return { recording, matched: false }
  const [first] = matchingRecordings(library, { raga: recording.raga ?? recommended.raga })
  return first ? { recording: first, matched: true } : { recording, matched: false }
}

/** Found by its id, in another length if asked for, or by its address under the same name. */
function ofTheLibrary(asked: AskedRecording, library: readonly Recording[]): Recording | undefined {
  const known = library.find(({ id }) => id === asked.id)
  if (known) return asked.audioUrl === undefined ? known : inLength(known, asked.audioUrl)
  const isOurOwn = asked.audioUrl !== undefined && ownRecording(asked.audioUrl) !== null
  if (isOurOwn && asked.id !== undefined) return undefined
  return library.find(({ audioUrl }) => audioUrl === asked.audioUrl)
}

/** One of Alap's own recordings; what was asked about it has priority over what its raga has. */
function ofOurOwn(asked: AskedRecording): Recording | undefined {
  const own = asked.audioUrl === undefined ? null : ownRecording(asked.audioUrl)
  return own ? { ...ragaRecording(own.raga, own.minutes), ...asked } : undefined
}

function filledIn(asked: AskedRecording, theme: MoodTheme): Recording {
  const audioUrl = asked.audioUrl ?? BELL.audioUrl
  return {
    id: asked.id ?? (audioUrl === BELL.audioUrl ? BELL.id : audioUrl),
    title: asked.title ?? theme.title,
    description: asked.description ?? theme.description,
    audioUrl,
    raga: asked.raga ?? null,
    moodCategory: asked.moodCategory ?? null,
    minutes: asked.minutes ?? null,
    dayNumber: asked.dayNumber ?? null,
  }
}

function titled(sample: Recording, mood: MoodValue | null, theme: MoodTheme): Recording {
  const { title, description } = theme
  return mood === null ? { ...sample, title, description } : sample
}
