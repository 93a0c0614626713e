import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FirstFetch } from '~/app/routes/first-fetch.ts'
import { createdHere } from '~/queries/account/created-here.ts'
import { usePerson } from '~/queries/person.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Text } from '~/ui/layout/text.tsx'

/** Longer than a fetch takes on most lines. */
const SLOW_MS = 4000

/**
 * In place of a person's page until it is there. On a device that holds nothing of them it names what
 * is fetched, once, and what has come.
 */
export function PageToCome({ title }: { title: string }) {
  const fetch = useFirstFetch()
  const isSlow = useIsSlow(fetch !== null)
  if (!fetch) return <Loader ofPage />
  return (
    <Loader ofPage label={fetch.label}>
      <h1 className="sr-only">{title}</h1>
      {fetch.known.length > 0 && (
        <ul aria-label="Here already" className="text-center text-small">
          {fetch.known.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div role="status" className="max-w-[30rem] px-5 text-center">
        {isSlow && (
          <Text size="small">
            The line is slow. It goes on by itself; if nothing comes, check your connection.
          </Text>
        )}
      </div>
    </Loader>
  )
}

/** What is fetched; `null` while that is not known, and where the device holds something. */
function useFirstFetch(): FirstFetch | null {
  const { uid } = usePerson()
  const client = useQueryClient()
  const [fetch, setFetch] = useState<FirstFetch | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const begin = async () => {
      if (createdHere.is(uid)) return
      const [{ firstFetchOf }, { holdsNothing }] = await Promise.all([
        import('~/app/routes/first-fetch.ts'),
        import('~/queries/rows/person-rows.ts'),
      ])
      if (!(await holdsNothing(uid)) || isGone) return
      const look = () => setFetch((before) => firstFetchOf(client, uid, before))
      stop = client.getQueryCache().subscribe(notifyManager.batchCalls(look))
      look()
    }
    // If this code does not load, the page shows its usual loader.
    begin().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client, uid])
  return fetch
}

function useIsSlow(isFetching: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [isFetching])
  return isSlow
}
