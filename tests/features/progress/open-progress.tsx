import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { prefetch } from '~/app/routes/prefetch.ts'
import { ProgressScreen } from '~/app/routes/progress-screen.tsx'
import { localDay } from '~/domain/day/local-day.ts'
import type { DayCounts } from '~/domain/practice/day-counts.ts'
import { paths } from '~/lib/paths.ts'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { PersonProvider } from '~/queries/person.tsx'
import type { Moment } from '~/queries/reads/moments.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'
import { listOf } from '~tests/features/motivation/practice-rows.ts'
import { person } from '~tests/support/as-person.tsx'
import type { DatabaseStandIn } from '~tests/support/database/database-stand-in.ts'

/** A Wednesday. */
export const TODAY = localDay('2026-03-18')

/** Your Journey as Asha opens it, its reads begun as the route begins them. */
export function openProgress(at: string = paths.progress()) {
  const user = userEvent.setup()
  const client = createQueryClient()
  prefetch.progress(client, at.replace(/^[^?]*/, ''))
  render(
    <QueryClientProvider client={client}>
      <PersonProvider person={person}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense>
            <Routes>
              <Route path={paths.progress()} element={<ProgressScreen />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </PersonProvider>
      <Toaster />
    </QueryClientProvider>,
  )
  return user
}

/** Any other page, with what it was passed. */
function Elsewhere() {
  return (
    <>
      <h1>Elsewhere</h1>
      <output>{JSON.stringify(useLocation().state)}</output>
    </>
  )
}

/** The button of a day, by what its name begins with. */
export const dayButton = (name: string) => screen.findByLabelText(new RegExp(`^${name}: `))

export function held(day: string, changes: Partial<DayCounts> = {}): DayCounts {
  const none = {
    sessions: 0,
    backdated: 0,
    checkIn: null,
    entries: 0,
    morningSessions: 0,
    minutes: 0,
  }
  return { day: localDay(day), ...none, ...changes }
}

type Kept = {
  days?: readonly DayCounts[]
  rest?: readonly string[]
  moments?: readonly Moment[]
}

/** What the tables behind the stand-in hold. */
export function keep(database: DatabaseStandIn, kept: Kept) {
  const { days = [], rest = [], moments = [] } = kept
  database.reply = (name) => {
    if (name === 'practice') return days.map(listOf)
    if (name === 'moments') {
      return moments.map(({ kind, day, minute, mood, raga, minutes, heard }) => [
        kind,
        day,
        minute,
        mood,
        raga,
        minutes,
        heard,
      ])
    }
    return name === 'rest_days' ? rest : undefined
  }
}

/** What was sent to be written, each request once. */
export function writes(database: DatabaseStandIn) {
  return database.requests
    .flatMap(({ asked }) => asked)
    .filter(({ name }) => /^(add|remove)_/.test(name))
}
