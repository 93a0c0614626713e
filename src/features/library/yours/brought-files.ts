import { FILE_NAME, SHARED_FILES } from '~/lib/shell/shared-files.ts'

let dropped: readonly File[] = []

/** Files that were dropped on a page, for the dialog that it opens. */
export const droppedFiles = {
  put(files: Iterable<File>): void {
    dropped = [...files]
  },
  take(): readonly File[] {
    const taken = dropped
    dropped = []
    return taken
  },
} as const

/** Files that another app gave to the installed one; each is taken once. Never rejects. */
export async function takeSharedFiles(): Promise<File[]> {
  try {
    const cache = await caches.open(SHARED_FILES)
    const files: File[] = []
    for (const request of await cache.keys()) {
      const kept = await cache.match(request)
      await cache.delete(request)
      const name = decodeURIComponent(kept?.headers.get(FILE_NAME) ?? '')
      if (kept) files.push(new File([await kept.blob()], name))
    }
    return files
  } catch {
    return []
  }
}
