import { readFile } from 'node:fs/promises'

type RunAsOwner = (text: string) => Promise<readonly Record<string, unknown>[]>

/**
 * Looks through PostgreSQL's catalogues for anything that opens the wall, with `db/holes.sql`: one
 * sentence a hole, sorted; none when the wall stands.
 */
export async function findHoles(owner: RunAsOwner): Promise<string[]> {
  const text = await readFile(new URL('../../db/holes.sql', import.meta.url), 'utf8')
  const rows = await owner(text)
  return rows.map(({ hole }) => String(hole)).sort()
}
