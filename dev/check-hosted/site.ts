import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { cachingOf } from '~dev/app-server/caching.ts'
import { REDIRECTS } from '~dev/app-server/redirects.ts'
import { databaseOrigin, originsOf, securityHeaders } from '~dev/app-server/security-headers.ts'
import { attempted, type Finding, judged } from './finding.ts'

type Settings = Readonly<Record<string, string | undefined>>

const DEPLOY =
  'Build with the settings of this check, and deploy all of dist with its configuration.'
const UNKNOWN = '/no-such-page-of-alap'
/** The addresses of the app, with something for each part that may be anything. */
const PAGES = APP_ADDRESSES.map((address) => address.replaceAll('*', 'example'))

type Page = { readonly status: number; readonly headers: Headers; readonly text: string }

/** Whether a site serves a build of these settings as a host of it should. */
export async function checkSite(
  site: string,
  settings: Settings,
  media: readonly string[],
): Promise<Finding[]> {
  const at = async (path: string): Promise<Page> => {
    const response = await fetch(site + path, { redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const reach = `See whether ${site} is the address of the site, and whether it is deployed.`
  const pages = new Map<string, Page>()
  const check = (subject: string, work: () => Promise<Finding> | Finding) =>
    attempted(subject, reach, async () => work())
  const read = await check('The site', async () => {
    for (const path of ['/', ...PAGES, UNKNOWN, '/sw.js']) pages.set(path, await at(path))
    return checkDocuments(pages, databaseOrigin(settings))
  })
  if (pages.size < PAGES.length + 3) return [read]
  const [asset = '/sw.js'] =
    /\/assets\/[\w.-]+\.js/.exec(pages.get(PAGES[0] ?? '')?.text ?? '') ?? []
  return [
    read,
    checkHeaders(pages, site, settings, media),
    await check('The caching', async () => checkCaching(pages.set(asset, await at(asset)))),
    await check('The redirects', () => checkRedirects(at, site)),
  ]
}

type Pages = ReadonlyMap<string, Page>

function checkDocuments(pages: Pages, database: string | undefined): Finding {
  const app = pages.get(PAGES[0] ?? '')?.text ?? ''
  const faults = [...pages].flatMap(([path, { status, text }]) => {
    if (status !== (path === UNKNOWN ? 404 : 200)) return [`${path} has status ${status}`]
    return PAGES.includes(path) && text !== app ? [`${path} is not the document of the app`] : []
  })
  if (pages.get('/')?.text === app) faults.push('/ is not the landing page')
  if (!app.includes(database ?? '')) faults.push(`The app asks another database than ${database}`)
  const right = `The landing page, ${PAGES.length} addresses of the app, and a page that is not there.`
  return judged(right, faults, DEPLOY)
}

function checkHeaders(
  pages: Pages,
  site: string,
  settings: Settings,
  media: readonly string[],
): Finding {
  const documents = ['/', PAGES[0] ?? ''].map((path) => pages.get(path)?.text ?? '')
  const expected = Object.entries(securityHeaders(originsOf(settings), documents, media)).filter(
    // Without TLS there is nothing to be strict about.
    ([name]) => site.startsWith('https:') || name !== 'Strict-Transport-Security',
  )
  const faults = expected.flatMap(([name, value]) => {
    const sent = [...pages.values()].map(({ headers }) => headers.get(name))
    if (sent.includes(null)) return [`The header ${name} is missing`]
    // A host may leave out the hosts below it (docs/hosting.md).
    const isRight = (each: string | null) =>
      each === value || `${each}; includeSubDomains` === value
    return sent.every(isRight) ? [] : [`The header ${name} is another`]
  })
  return judged(`All ${expected.length} security headers are those of the build.`, faults, DEPLOY)
}

function checkCaching(pages: Pages): Finding {
  const faults = [...pages].flatMap(([path, { headers, status }]) => {
    const [caching, wanted] = [headers.get('cache-control') ?? 'nothing', cachingOf(path)]
    return status !== 200 || caching === wanted ? [] : [`${path} has "${caching}", not "${wanted}"`]
  })
  const right = 'Browsers keep what never changes for a year, and ask for the rest each time.'
  return judged(right, faults, DEPLOY)
}

async function checkRedirects(at: (path: string) => Promise<Page>, site: string): Promise<Finding> {
  const faults: string[] = []
  for (const [from, to] of REDIRECTS) {
    const { headers, status } = await at(from)
    const target = headers.get('location') ?? ''
    if (target === '' || new URL(target, site).href !== site + to) {
      faults.push(`${from} leads to ${target || 'nothing'} (status ${status}), not to ${to}`)
    }
  }
  return judged(`${[...REDIRECTS.keys()].join(', ')} leads where it should.`, faults, DEPLOY)
}
