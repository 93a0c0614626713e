import { isSqlDoor } from '~/lib/database/sql-door.ts'
import { PUBLIC_GEOCODER } from '~/lib/public-geocoder.ts'
import { WORKER_POLICY } from '~/lib/shell/app-worker.ts'
import { inlineHashes } from '~dev/prerender/landing-document.ts'

/** Origins other than the app's own that a page may connect to. */
export type Origins = readonly string[]

type Settings = Readonly<Record<string, string | undefined>>

/** Where the app sends requests, from its settings: the same variables that the build reads. */
export function originsOf(env: Settings): Origins {
  const identity = env.VITE_AUTH_EMULATOR_URL
    ? [env.VITE_AUTH_EMULATOR_URL]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  const addresses = [
    ...identity,
    databaseAddress(env),
    env.VITE_ASTROLOGY_API_URL,
    env.VITE_GEOCODER_URL || PUBLIC_GEOCODER,
  ]
  return addresses.flatMap((address) => originOf(address) ?? [])
}

/** Where the app sends its reads and writes; undefined in a build without a database. */
export function databaseOrigin(env: Settings): string | undefined {
  return originOf(databaseAddress(env))
}

function databaseAddress(env: Settings): string | undefined {
  if (!isSqlDoor(env.VITE_DATABASE_DOOR)) return env.VITE_DATABASE_URL
  return env.VITE_DATABASE_ENDPOINT || neonOrigin(env.VITE_DATABASE_URL)
}

function originOf(address: string | undefined): string | undefined {
  return address ? new URL(address).origin : undefined
}

/** The driver sends signed requests to the `apiauth.` host that belongs to the host in the URL. */
function neonOrigin(databaseUrl: string | undefined): string | undefined {
  const host = databaseUrl?.replace(/^postgres(ql)?:\/\/([^@]*@)?/, '').split(/[/:?]/)[0]
  return host?.includes('.') ? `https://${host.replace(/^[^.]+/, 'apiauth')}` : undefined
}

/**
 * The headers that a hosting sends with every response, over TLS. The inline parts of `documents`,
 * the landing page and the app's own, are allowed by hash, on every page: some hosts send both
 * values where two rules set one header.
 * @param media the origins whose recordings may play beside the app's own; every https host without any
 */
export function securityHeaders(
  origins: Origins,
  documents: readonly string[] = [],
  media: readonly string[] = [],
): Record<string, string> {
  const { scripts, styles } = inlineHashes(documents.join('\n'))
  const policy = {
    'default-src': "'none'",
    // The encoder of composed sessions is WebAssembly; this allows no script from text.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // A composed session reaches its element by an address that the page makes itself.
    'media-src': ["'self'", 'blob:', ...(media.length > 0 ? media : ['https:'])].join(' '),
    'connect-src': ["'self'", ...origins].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': WORKER_POLICY,
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((entry) => entry.join(' '))
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}
