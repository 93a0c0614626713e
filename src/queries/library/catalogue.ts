import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type Catalogue, catalogueOf } from '~/data/library.ts'
import { keptLibrary } from '~/device/kept-library.ts'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { databaseOf } from '~/queries/database/database-session.ts'
import { missing } from '~/queries/rows/missing-on-device.ts'
import { patiently } from '~/queries/rows/patience.ts'

// It changes with a release, not with what people do.
const STALE_MS = 60 * 60_000

/**
 * The library: at the first time what this device kept of an earlier visit, which is asked for again
 * after the first screen, and sent only when it changed.
 */
function catalogue(uid: string) {
  return queryOptions({
    queryKey: [uid, 'catalogue'],
    queryFn: async ({ client, queryKey }): Promise<Catalogue> => {
      const known = await keptCatalogue()
      if (known && client.getQueryData(queryKey) === undefined) {
        void askAgain(client, queryKey)
        return known
      }
      if (known) return newerThan(uid, known)
      missing()
      return patiently(client, queryKey, newerThan(uid, null))
    },
    staleTime: STALE_MS,
  })
}

/** All recordings, daily ones first. */
export function recordings(uid: string) {
  return { ...catalogue(uid), select: recordingsOf }
}

/** All ragas of the library, by name. */
export function ragas(uid: string) {
  return { ...catalogue(uid), select: ragasOf }
}

/** The mood categories that some raga has, by name. */
export function moodCategories(uid: string) {
  return { ...catalogue(uid), select: categoriesOf }
}

const recordingsOf = (all: Catalogue) => all.recordings
const ragasOf = (all: Catalogue) => all.ragas
const categoriesOf = (all: Catalogue) => all.moodCategories

async function newerThan(uid: string, known: Catalogue | null): Promise<Catalogue> {
  const args = { known: known?.version ?? null }
  const reply = await databaseOf(uid).read({ name: 'catalogue', args })
  if (reply === null && known) return known
  const newer = catalogueOf(reply)
  await keptLibrary.keep(reply)
  return newer
}

/** What the device has kept, which anyone may have changed. */
async function keptCatalogue(): Promise<Catalogue | null> {
  try {
    return catalogueOf(await keptLibrary.read())
  } catch {
    return null
  }
}

async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await afterFirstScreen()
  // An error leaves what is shown as it is.
  const query = client.getQueryCache().find({ queryKey, exact: true })
  await query?.fetch().catch(() => undefined)
}
