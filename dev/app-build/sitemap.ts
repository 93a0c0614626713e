import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '~/lib/paths.ts'

/** The pages that are open to everyone. */
const OPEN = [paths.landing(), paths.login(), paths.tryChart()]

/**
 * Writes the sitemap of a build and names it in its `robots.txt`. Both may hold whole addresses
 * only, so without the app's own address there is no sitemap.
 */
export async function writeSitemap(outDir: string, address: string | undefined): Promise<void> {
  if (address === undefined) return
  const pages = OPEN.map((path) => `<url><loc>${address}${path}</loc></url>`).join('')
  await writeFile(
    join(outDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages}</urlset>\n`,
  )
  const robots = join(outDir, 'robots.txt')
  const rules = await readFile(robots, 'utf8')
  await writeFile(robots, `${rules.trimEnd()}\n\nSitemap: ${address}/sitemap.xml\n`)
}
