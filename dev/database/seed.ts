import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { siteAddress } from '~dev/app-build/site-address.ts'
import { recordingsNotAllowed, validMediaOrigins } from '~dev/app-server/media-origins.ts'
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

/** A sentence for each session whose recording the settings keep from playing. */
export async function sessionsNotAllowed(
  ownerUrl: string,
  origins: readonly string[],
): Promise<string[]> {
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query('select title, audio_url as "audioUrl" from public.daily_audios order by id'),
  )
  return recordingsNotAllowed(rows, origins, siteAddress())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOwnerCommand(async ({ ownerUrl }) => {
    const origins = validMediaOrigins()
    await seed(ownerUrl)
    const sentences = await sessionsNotAllowed(ownerUrl, origins)
    return ['The ragas and sessions are in place.', ...sentences].join('\n')
  })
}
