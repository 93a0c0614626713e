import type { MyRows } from '~/domain/my-data/my-data.ts'
import { type Newcomers, newcomersOf } from '~/domain/my-data/newcomers.ts'
import { myData } from '~/queries/my-data.ts'

// More than a browser can be trusted to hold as one text, and as its rows beside it.
const MOST_BYTES = 200_000_000
const MOST_REASONS = 5

/** A chosen file, looked through. */
export type ImportFile =
  | { readonly status: 'refused'; readonly because: readonly string[] }
  | { readonly status: 'ready'; readonly rows: MyRows; readonly newcomers: readonly Newcomers[] }

/**
 * Reads a chosen file and compares it with what the person has. Nothing is written.
 * Rejects with a `DataError` when what the person has cannot be read.
 */
export async function lookThrough(file: File, uid: string): Promise<ImportFile> {
  if (file.size > MOST_BYTES) {
    return refused([
      'This file is larger than 200 MB. That is more than can be looked through here.',
    ])
  }
  const text = await file.text().catch(() => null)
  if (text === null) return refused(['This file could not be opened. Choose it once more.'])
  const read = await myData.readFile(text)
  if (read.status === 'refused') return refused(read.because)
  const { account: _, ...held } = await myData.read(uid)
  return { status: 'ready', rows: read.rows, newcomers: newcomersOf(read.rows, held) }
}

function refused(because: readonly string[]): ImportFile {
  const more = because.length - MOST_REASONS
  if (more <= 0) return { status: 'refused', because }
  return { status: 'refused', because: [...because.slice(0, MOST_REASONS), `And ${more} more.`] }
}
