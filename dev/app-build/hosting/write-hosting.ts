import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOCUMENTS } from '~dev/app-server/documents.ts'
import { type Origins, securityHeaders } from '~dev/app-server/security-headers.ts'
import { firebaseConfig } from './firebase-config.ts'
import { headersFile, redirectsFile } from './headers-and-redirects.ts'

const CONFIGURATION = ['firebase.json', '_headers', '_redirects']

/**
 * Writes into a build what Firebase Hosting, Netlify and Cloudflare Pages need to serve it as the
 * preview does: headers, caching, and the app's document for its addresses and for unknown ones.
 */
export async function writeHosting(
  outDir: string,
  origins: Origins,
  media: readonly string[],
): Promise<void> {
  const documents = await Promise.all(DOCUMENTS.map((name) => readFile(join(outDir, name), 'utf8')))
  const headers = securityHeaders(origins, documents, media)
  await copyFile(join(outDir, 'app.html'), join(outDir, '404.html'))
  const entries = await readdir(outDir, { withFileTypes: true })
  const names = entries
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.startsWith('.') && !/\.br$/.test(name) && !CONFIGURATION.includes(name))
  await writeFile(join(outDir, 'firebase.json'), firebaseConfig(headers))
  await writeFile(join(outDir, '_headers'), headersFile(headers, names.sort()))
  await writeFile(join(outDir, '_redirects'), redirectsFile())
}
