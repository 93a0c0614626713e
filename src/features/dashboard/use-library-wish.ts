import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANYTHING, type LibraryWish } from '~/domain/library-search.ts'
import { usePerson } from '~/queries/person.tsx'

/**
 * What the person looks for in the library. It lasts as long as the page's memory of that person:
 * whoever opens a session and comes back finds the list as they left it.
 */
export function useLibraryWish() {
  const { uid } = usePerson()
  const client = useQueryClient()
  const key = [uid, 'library-wish']
  const [wish, setWish] = useState(() => client.getQueryData<LibraryWish>(key) ?? ANYTHING)
  return {
    wish,
    setWish(next: LibraryWish) {
      setWish(next)
      client.setQueryData(key, next)
    },
  }
}
