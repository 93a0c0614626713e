import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLocalDay } from '~/domain/day/local-day.ts'
import { ANY_ENTRY, type EntryWish } from '~/domain/journal/search-entries.ts'
import { isMoodValue } from '~/domain/mood/mood.ts'

/** What is looked for, as the address of the journal has it; invalid parts are left out. */
function wishOf(search: string): EntryWish {
  const query = new URLSearchParams(search)
  const mood = Number(query.get('mood'))
  const dayOf = (name: string) => {
    const day = query.get(name)
    return isLocalDay(day) ? day : null
  }
  return {
    text: query.get('q') ?? '',
    mood: isMoodValue(mood) ? mood : null,
    raga: query.get('raga') || null,
    from: dayOf('from'),
    to: dayOf('to'),
    isStarred: query.get('starred') === '1',
  }
}

// Of a longer text the address keeps the beginning: hosts refuse long addresses.
const LONGEST_TEXT = 1000

/** The query of the journal's address for what is looked for; empty for nothing. */
function searchOf({ text, mood, raga, from, to, isStarred }: EntryWish): string {
  const parts = {
    q: text.slice(0, LONGEST_TEXT),
    mood,
    raga,
    from,
    to,
    starred: isStarred ? '1' : null,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value))
  const written = query.toString()
  return written && `?${written}`
}

// Safari refuses more than a hundred changes of the address in half a minute.
const PAUSE_MS = 400

/**
 * What is looked for in the journal. The address follows in a pause of the typing and in place, so
 * that a reload and the way back keep it; another address sets it.
 */
export function useJournalSearch() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [wish, setWish] = useState(() => wishOf(search))
  const [seen, setSeen] = useState(search)
  const [written, setWritten] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== written) setWish(wishOf(search))
  }
  const own = searchOf(wish)
  const write = useEffectEvent(() => {
    setWritten(own)
    void navigate({ search: own }, { replace: true, state })
  })
  useEffect(() => {
    if (own === search) return undefined
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The address is that of the next page as soon as the person leaves, before that page is here.
      if (window.location.pathname === pathname) write()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [own, search])
  return {
    wish,
    change: (changes: Partial<EntryWish>) => setWish((before) => ({ ...before, ...changes })),
    clear: () => setWish(ANY_ENTRY),
    /** The query of the address for it, which may not be there yet. */
    search: own,
  }
}
