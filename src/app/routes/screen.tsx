import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '~/app/routes/error-boundary.tsx'
import { PageToCome } from '~/app/routes/page-to-come.tsx'
import type { RouteRow } from '~/app/routes/routes.ts'
import { firstScreenBegins, firstScreenDrawn } from '~/lib/first-screen.ts'
import { announce } from '~/ui/feedback/announcer.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { isWide } from '~/ui/layout/use-is-wide.ts'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

type ScreenProps = { row: RouteRow; children: ReactNode }

/**
 * One page in its route: starts its reads with its code, announces its title, catches its errors.
 */
export function Screen({ row, children }: ScreenProps) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  // Once for each visit and before the page's code is loaded, so that both load in parallel.
  useState(() => void row.prefetch?.(client, search))
  useAnnouncedTitle(row)
  const readAgain = (reset: () => void) => () => {
    reset()
    void row.prefetch?.(client, search)
  }
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary key={row.page ?? pathname} at={pathname} onReset={readAgain(reset)}>
          <Suspense fallback={row.open ? <Loader ofPage /> : <PageToCome title={row.title} />}>
            {children}
            <Drawn />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/**
 * Mounts only when the page next to it mounts, which waits for its code and its data. The second
 * step of the page is that of this component.
 */
function Drawn() {
  const isWhole = useSecondStep()
  useEffect(() => {
    if (isWhole) firstScreenDrawn()
    else firstScreenBegins()
  }, [isWhole])
  return null
}

/** Sets the document title and announces the page to screen readers. */
function useAnnouncedTitle({ title, page }: RouteRow): void {
  const shown = useRef<string>(undefined)
  const arrive = useEffectEvent(() => {
    // Beside its list, what is opened leaves the list where it is and takes the focus itself.
    const isSamePage = page !== undefined && page === shown.current
    shown.current = page
    if (isSamePage && isWide()) return
    const main = document.getElementById('main')
    // A page that takes somebody back to their place has given it the focus already.
    if (main !== document.activeElement && main?.contains(document.activeElement)) return
    window.scrollTo(0, 0)
    main?.focus({ preventScroll: true })
  })
  useEffect(() => {
    document.title = `${title} · Alap`
    announce(title)
    arrive()
  }, [title])
}
