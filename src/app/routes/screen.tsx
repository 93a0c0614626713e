import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '~/app/routes/error-boundary.tsx'
import type { RouteRow } from '~/app/routes/routes.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { announce } from '~/ui/feedback/announcer.ts'
import { Loader } from '~/ui/feedback/loader.tsx'

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

/** Gives the document its title and tells screen readers where they are. */
function useAnnouncedTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Alap`
    announce(title)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [title])
}
