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

/** The session to play, from the previous page, today's mood, the library and the filters. */
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
    /** Keeps the current choice once the person has begun, even if the library loads later. */
    pin: () => {
      if (reads.isLibraryPending) setPinned(base)
    },
    mood: filter.mood ?? mood,
    /** The same mood with its theme, if a word selected one. */
    said: saidMood(filter.mood) ?? said,
    isMoodSet: mood !== null,
    /** No choice is possible yet: no session was requested, and today's mood is still loading. */
    isPending: reads.isMoodPending && handedOver === undefined && !asked && !isOngoing,
    filter,
    setFilter,
    isFilterEmpty: isFiltering(filter) && filtered === null,
  }
}

/**
 * Starts all reads together, so that they share one request. If none succeeds, the built-in
 * sessions play.
 */
function useReads() {
  const { uid } = usePerson()
  const state = usePlayerState()
  // A new day has no mood yet, and would replace the session that plays.
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

/** The track in the player when the screen opened; the screen shows this one. */
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

/** The filters for a session when no mood is set. Only one of raga and category can be set. */
type Filter = {
  readonly mood: MoodValue | null
  readonly raag: string | null
  readonly moodCategory: MoodCategory | null
}

const ANY: Filter = { mood: null, raag: null, moodCategory: null }

export function isFiltering({ mood, raag, moodCategory }: Filter): boolean {
  return mood !== null || raag !== null || moodCategory !== null
}
