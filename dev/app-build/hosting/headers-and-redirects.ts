import { paths } from '~/lib/paths.ts'
import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { cachingOf, HASHED } from '~dev/app-server/caching.ts'
import { REDIRECTS } from '~dev/app-server/redirects.ts'

/** They are made after the rest of the build. */
const RECORDINGS = '/recordings/*'

/**
 * `_headers` for Netlify and Cloudflare Pages. Where two rules set one header, Cloudflare sends both
 * values, so no two rules here do; a path without a rule is checked again each time by both hosts.
 * @param names what lies in the folder of the build; a folder ends with a slash.
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  names: readonly string[],
): string {
  const served = names
    .map((name) => (name.endsWith('/') ? `/${name}*` : `/${name}`))
    .filter((path) => path !== `${HASHED}*`)
  const cached = new Set([`${HASHED}*`, RECORDINGS, paths.landing(), ...APP_ADDRESSES, ...served])
  return [
    '/*',
    ...Object.entries(headers).map((header) => `  ${header.join(': ')}`),
    ...[...cached].flatMap((path) => [path, `  Cache-Control: ${cachingOf(path)}`]),
    '',
  ].join('\n')
}

/**
 * `_redirects` for both hosts. A rule for every path would hide the files at Cloudflare, and
 * "/app.html" would send people there to "/app"; both hosts find that file as "/app".
 */
export function redirectsFile(): string {
  const rules = [
    ...[...REDIRECTS].map(([from, to]) => `${from} ${to} 302`),
    ...APP_ADDRESSES.map((address) => `${address} /app 200`),
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}
