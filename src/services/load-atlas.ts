import { type Atlas, parseAtlas } from '~/domain/places/atlas.ts'
import url from '~/domain/places/cities.txt?url'

/** Long enough for the whole file over a slow connection. */
const LOAD_MS = 30_000

let loading: Promise<Atlas> | undefined

/**
 * The cities of the world, fetched once for the page. After a failure the next call fetches again.
 * @throws what `fetch` throws, and RangeError for a file that is no atlas
 */
export function loadAtlas(): Promise<Atlas> {
  loading ??= fetchAtlas().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchAtlas(): Promise<Atlas> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_MS) })
  if (!response.ok) throw new RangeError(`The atlas came with the status ${response.status}`)
  return parseAtlas(await response.text())
}
