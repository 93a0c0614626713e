import { matchPath } from 'react-router-dom'
import { ROUTES } from '~/app/routes/routes.ts'
import { afterFirstScreen, firstScreen, firstScreenBegun } from '~/lib/first-screen.ts'
import { queryClient } from '~/queries/cache/query-client.ts'
import { uidNow } from '~/queries/person.tsx'
import { missingOnDevice } from '~/queries/rows/missing-on-device.ts'

/** For how long the page may stay as its document has it. */
const PATIENCE_MS = 600

/**
 * Begins to load and to read what the page at this address needs, and resolves when it can be
 * rendered in one pass: once everything has come from this device, or something must come from the
 * network. Rendered before, it would be rendered twice, and React would keep it back for 300 ms
 * behind a fallback.
 */
export async function beginFirstPage(patienceMs = PATIENCE_MS): Promise<void> {
  const row = ROUTES.find(({ path }) => matchPath(path, window.location.pathname))
  // A page that only signed-in people see leads to the sign-in page.
  if (!row || (!row.open && uidNow() === null)) return
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const reads = row.prefetch?.(queryClient, window.location.search)
  const ready = Promise.all([row.code.load(), reads?.then(readsEnded)])
  // The page itself loads its code again, and reports what is wrong.
  await Promise.race([ready, missingOnDevice, patience]).catch(() => undefined)
}

async function readsEnded(): Promise<void> {
  if (queryClient.isFetching() === 0) return
  await new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    })
  })
}

/**
 * Ends what the document itself began (`dev/prerender/app-document.ts`): its greeting when the first
 * page has its own, and its wait with the fonts when the data is there. Until it rests, no page
 * arrives in a movement: nobody has moved yet.
 */
export function endFirstGreeting(): void {
  document.documentElement.dataset.first = ''
  void afterFirstScreen().then(() => document.documentElement.removeAttribute('data-first'))
  void firstScreenBegun.then(() => document.getElementById('greeting')?.remove())
  void firstScreen.then(() => document.documentElement.removeAttribute('data-fonts'))
}
