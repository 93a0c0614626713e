import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of all files in a folder and below it, without links and Vite's caches. */
export async function sizeOfFolder(folder: string): Promise<number> {
  let size = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name.startsWith('.vite')) continue
    if (entry.isDirectory()) size += await sizeOfFolder(path)
    else if (entry.isFile()) size += (await lstat(path)).size
  }
  return size
}
