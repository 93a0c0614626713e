import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlayerState } from '~/audio/audio-provider.tsx'
import { usePlayer } from '~/audio/use-player.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { linkedSession } from '~/domain/improvisation/improvisation-link.ts'
import { MOOD_CATEGORIES, type MoodCategory, type MoodValue } from '~/domain/mood/mood.ts'
import { moodTheme, saidMood } from '~/domain/mood/mood-theme.ts'
import { type Choice, chooseRecording } from '~/domain/session/choose-recording.ts'
import { journeyOf } from '~/domain/session/journey-recording.ts'
import { matchingRecordings } from '~/domain/session/library-search.ts'
import { inLength, isInAnyLength, OWN_RECORDINGS } from '~/domain/session/raga-recording.ts'
import { type AskedRecording, hasMusic, type Recording } from '~/domain/session/recording.ts'
import { sittingSeconds } from '~/domain/sit/sit-recording.ts'
import { linkRepairWords } from '~/features/session/page/link-repair-words.ts'
import { sessionState } from '~/features/session/page/session-state.ts'
import { useSessionMusic } from '~/features/session/sound/use-session-music.ts'
import { moodCategories, ragas, recordings } from '~/queries/library/catalogue.ts'
import { useYours } from '~/queries/listening/yours.ts'
import { usePerson } from '~/queries/person.tsx'
import { useHeldDay } from '~/queries/practice/use-today.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { RAGAS } from '~/raga/catalogue.ts'

const NONE: readonly Recording[] = []

export type SessionChoice = ReturnType<typeof useSessionChoice>

/** The recording to play, from the previous page, today's mood, the library and the filters. */
export function useSessionChoice() {
  const [filter, setFilter] = useState<Filter>(ANY)
  const [pinned, setPinned] = useState<{ choice: Choice; asked: string } | null>(null)
  const current = useCurrentRecording()
  const reads = useReads()
  const { library } = reads
  const { asked, address: askedFor, mood: handedOver, recorded, repairs } = useAsked(reads.day)
  const said = handedOver === undefined ? (saidMood(reads.todaysMood) ?? null) : handedOver
  const mood = said?.value ?? null
  const isOngoing = current !== null && asked === null && !handedOver
  const theme = moodTheme(said?.theme)
  const base = isOngoing
    ? ongoing(current, library)
    : chooseRecording({ asked, mood, theme, library })
  const filtered = isFiltering(filter) ? filteredChoice(filter, reads.offered) : null
  const kept = pinned?.asked === askedFor ? pinned.choice : base
  const choice = filtered ?? kept
  const music = useSessionMusic({
    chosen: choice.recording,
    day: reads.day,
    askedMinutes: filtered ? undefined : asked?.minutes,
  })

  return {
    ...reads,
    choice: { ...choice, recording: music.recording },
    music,
    /** What had to be put right in the link that led here, in a sentence or more. */
    repairs: filtered ? '' : repairs,
    /** Keeps this choice once the person has begun, even if the library loads later. */
    pin: () => {
      if (reads.isLibraryPending) setPinned({ choice: base, asked: askedFor })
    },
    mood: filter.mood ?? mood,
    /** The same mood with its theme, if a word selected one. */
    said: saidMood(filter.mood) ?? said,
    isMoodSet: mood !== null,
    recorded,
    /** No choice is possible yet: no session was requested, and today's mood is still loading. */
    isPending: reads.isMoodPending && handedOver === undefined && !asked && !isOngoing,
    filter,
    setFilter,
    isFilterEmpty: isFiltering(filter) && filtered === null,
  }
}

/** What the page before asked for, else the link in the address. */
function useAsked(day: LocalDay) {
  const { state, search } = useLocation()
  const byPage = useMemo(() => sessionState(state), [state])
  const linked = byPage.asked ? null : linkedSession(search, day)
  const asked = withJourney(linked?.audioUrl ? { audioUrl: linked.audioUrl } : byPage.asked)
  return {
    ...byPage,
    asked,
    address: asked?.audioUrl ?? '',
    repairs: linked?.repairs.map(linkRepairWords).join(' ') ?? '',
  }
}

/** With all that is known of a journey, if it is one. */
function withJourney(asked: AskedRecording | null): AskedRecording | null {
  const journey = asked?.audioUrl ? journeyOf(asked.audioUrl) : null
  if (!journey) return asked
  const { id, title, description, minutes } = journey
  return { id, title, description, ...(minutes && { minutes }), ...asked }
}

/**
 * Starts all reads together, so that they share one request. If none succeeds, the built-in
 * recordings play.
 */
function useReads() {
  const { uid } = usePerson()
  const state = usePlayerState()
  // A new day has no mood yet, and would replace the session that plays.
  const day = useHeldDay(() => state.recording !== null && state.begun)
  const mood = useQuery(todayMood(uid, day))
  const recordingList = useQuery(recordings(uid))
  const yours = useYours()
  const ragaList = useQuery(ragas(uid))
  const categories = useQuery(moodCategories(uid))
  return {
    day,
    todaysMood: mood.data?.mood ?? null,
    isMoodPending: mood.status === 'pending',
    /** The person's own recordings last: those of the library are recommended before them. */
    library: [...(recordingList.data ?? NONE), ...yours],
    isLibraryPending: recordingList.status === 'pending',
    /** What the filters choose from: Alap's own ragas until the library is read, and without it. */
    offered: [...(recordingList.data ?? OWN_RECORDINGS), ...yours],
    ragas: ragaList.data ?? RAGAS,
    categories: categories.data ?? MOOD_CATEGORIES,
  }
}

/** The recording in the player when the screen opened; the screen shows this one, unless it is a sit. */
function useCurrentRecording(): Recording | null {
  const player = usePlayer()
  const [current] = useState(() => {
    const { recording, status } = player.snapshot()
    if (!hasMusic(recording) || status === 'ended') return null
    return sittingSeconds(recording.audioUrl) === null ? recording : null
  })
  return current
}

function ongoing(current: Recording, library: readonly Recording[]): Choice {
  const known = library.find((recording) => isInAnyLength(recording, current))
  const { description } = moodTheme(null)
  const recording = known
    ? inLength(known, current.audioUrl)
    : { ...current, description, moodCategory: null }
  return { recording, matched: false }
}

function filteredChoice(filter: Filter, library: readonly Recording[]): Choice | null {
  const { mood, raga, moodCategory } = filter
  if (raga === null && moodCategory === null) return chooseRecording({ asked: null, mood, library })
  const [recording] = matchingRecordings(library, { raga, moodCategory })
  return recording ? { recording, matched: mood !== null } : null
}

/** The filters for a session when no mood is set. Only one of raga and category can be set. */
type Filter = {
  readonly mood: MoodValue | null
  readonly raga: string | null
  readonly moodCategory: MoodCategory | null
}

const ANY: Filter = { mood: null, raga: null, moodCategory: null }

export function isFiltering({ mood, raga, moodCategory }: Filter): boolean {
  return mood !== null || raga !== null || moodCategory !== null
}
