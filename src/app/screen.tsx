import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '~/app/error-boundary.tsx'
import type { RouteRow } from '~/app/routes.ts'
import { useAnnouncedTitle } from '~/app/use-announced-title.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { Loader } from '~/ui/loader.tsx'

type ScreenProps = { row: RouteRow; children: ReactNode }

/** One page under its route: reads started with its code, its title announced, its faults caught. */
export function Screen({ row, children }: ScreenProps) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  // Once for each visit and before the page's own code is here, so that both travel together.
  useState(() => row.prefetch?.(client, search))
  useAnnouncedTitle(row.title)
  const readAgain = (reset: () => void) => () => {
    reset()
    row.prefetch?.(client, search)
  }
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary key={pathname} onReset={readAgain(reset)}>
          <Suspense fallback={<Loader />}>
            {children}
            <Drawn />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/** Is there no sooner than the page beside it, which waits for its code and its data. */
function Drawn() {
  useEffect(() => {
    firstScreenDrawn()
  }, [])
  return null
}
