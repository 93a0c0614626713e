import { queryOptions } from '@tanstack/react-query'
import { loadAtlas } from '~/services/atlas.ts'

/** The cities of the world. They never change while a page is open. */
export function atlas() {
  return queryOptions({
    queryKey: ['atlas'],
    queryFn: loadAtlas,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
