import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { usePerson } from '~/queries/person.tsx'

/** Keeps the rows of the signed-in person on this device up to date, from a while after the first screen. */
export function useKeepRows(): void {
  const { uid } = usePerson()
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    afterFirstScreen()
      .then(() => import('~/queries/rows/keep-rows.ts'))
      .then(
        ({ keepRows }) => {
          if (!isOver) stop = keepRows(client, uid)
        },
        // Without its code the rows come with the next visit.
        () => undefined,
      )
    return () => {
      isOver = true
      stop()
    }
  }, [client, uid])
}
