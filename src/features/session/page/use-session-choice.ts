import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import type { Track } from '~/audio/track.ts'
import { usePlayer } from '~/audio/use-player.ts'
import type { MoodCategory, MoodValue } from '~/domain/mood/mood.ts'
import { moodTheme, saidMood } from '~/domain/mood/mood-theme.ts'
import { type Choice, chooseSession, matchingSessions } from '~/domain/session/choose-session.ts'
import type { Session } from '~/domain/session/session.ts'
import { sessionState } from '~/features/session/page/session-state.ts'
import { isRecording } from '~/listening/session-log/completed-session.ts'
import { usePerson } from '~/queries/account/person.tsx'
import { todayMood } from '~/queries/check-in/today-mood.ts'
import { audios, moodCategories, raags } from '~/queries/listening/library.ts'
import { useHeldDay } from '~/queries/practice/use-today.ts'

const NONE: readonly Session[] = []

export type SessionChoice = ReturnType<typeof useSessionChoice>

/** What the session screen plays, from the page before, today's mood, the library and the filters. */
export function useSessionChoice() {
  const { state } = useLocation()
  const { asked, mood: handedOver } = useMemo(() => sessionState(state), [state])
  const [filter, setFilter] = useState<Filter>(ANY)
  const [pinned, setPinned] = useState<Choice | null>(null)
  const current = useCurrentTrack()
  const reads = useReads()
  const { library } = reads
  const said = handedOver === undefined ? (saidMood(reads.todaysMood) ?? null) : handedOver
  const mood = said?.value ?? null
  const isOngoing = current !== null && asked === null && !handedOver
  const theme = moodTheme(said?.theme)
  const base = isOngoing
    ? ongoing(current, library)
    : chooseSession({ asked, mood, theme, library })
  const filtered = isFiltering(filter) ? filteredChoice(filter, library) : null

  return {
    ...reads,
    choice: filtered ?? pinned ?? base,
    /** The person has begun: a library that comes late does not take away what they hear. */
    pin: () => {
      if (reads.isLibraryPending) setPinned(base)
    },
    mood: filter.mood ?? mood,
    /** The same with its theme, as a word may have said it. */
    said: saidMood(filter.mood) ?? said,
    isMoodSet: mood !== null,
    /** Nothing can be chosen yet: nothing was asked for, and today's mood is on its way. */
    isPending: reads.isMoodPending && handedOver === undefined && !asked && !isOngoing,
    filter,
    setFilter,
    isFilterEmpty: isFiltering(filter) && filtered === null,
  }
}

/** Reads that begin together and share one request. Without any answer the built-in sessions play. */
function useReads() {
  const { uid } = usePerson()
  const state = usePlayerState()
  // A new day has no mood yet, and would put another session in the place of the one that plays.
  const day = useHeldDay(() => state.track !== null && state.begun)
  const mood = useQuery(todayMood(uid, day))
  const audioList = useQuery(audios(uid))
  const raagList = useQuery(raags(uid))
  const categories = useQuery(moodCategories(uid))
  return {
    todaysMood: mood.data?.mood ?? null,
    isMoodPending: mood.isPending,
    library: audioList.data ?? NONE,
    isLibraryPending: audioList.isPending,
    raags: raagList.data ?? [],
    categories: categories.data ?? [],
    error: audioList.error ?? raagList.error ?? categories.error,
    retry: () => {
      for (const query of [audioList, raagList, categories]) if (query.isError) void query.refetch()
    },
  }
}

/** The track that was in the player when the screen opened: it is what the screen is about. */
function useCurrentTrack(): Track | null {
  const player = usePlayer()
  const [current] = useState(() => {
    const { track, status } = player.snapshot()
    return isRecording(track) && status !== 'ended' ? track : null
  })
  return current
}

function ongoing(track: Track, library: readonly Session[]): Choice {
  const known = library.find(({ audioUrl }) => audioUrl === track.url)
  const { id, title, url, raga, minutes } = track
  const { description } = moodTheme(null)
  const made = { id, title, description, audioUrl: url, raag: raga, moodCategory: null, minutes }
  return { session: known ?? made, matched: false }
}

function filteredChoice(filter: Filter, library: readonly Session[]): Choice | null {
  const { mood, raag, moodCategory } = filter
  if (raag === null && moodCategory === null) return chooseSession({ asked: null, mood, library })
  const [session] = matchingSessions(library, { raag, moodCategory })
  return session ? { session, matched: mood !== null } : null
}

/** What narrows the choice of a session when no mood is set. A raga and a category exclude each other. */
type Filter = {
  readonly mood: MoodValue | null
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
}

const ANY: Filter = { mood: null, raag: null, moodCategory: null }

export function isFiltering({ mood, raag, moodCategory }: Filter): boolean {
  return mood !== null || raag !== null || moodCategory !== null
}
