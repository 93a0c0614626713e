import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { journalArrival } from '~/features/journal/journal-arrival.ts'
import { paths } from '~/lib/paths.ts'

/** What the page before handed over, until an entry has been made of it. */
export function useArrival() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const arrival = useMemo(() => journalArrival(state), [state])
  const spend = () => {
    if (state !== null) void navigate(paths.journal(), { replace: true, state: null })
  }
  return { ...arrival, spend }
}
