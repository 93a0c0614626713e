import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { asOwner } from './postgres/owner-connection.ts'
import { runOwnerCommand } from './postgres/owner-environment.ts'

const SEED = new URL('../../db/seed/', import.meta.url)

/** Inserts the ragas and the sessions, or updates them. */
export async function seed(ownerUrl: string): Promise<void> {
  const files = (await readdir(SEED)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, SEED), 'utf8')))
  await asOwner(ownerUrl, async (client) => {
    for (const text of texts) await client.query(text)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOwnerCommand(async ({ ownerUrl }) => {
    await seed(ownerUrl)
    return 'The ragas and sessions are in place.'
  })
}
