import { expect, test } from 'vitest'
import { originsOf, securityHeaders } from '~dev/app-server/security-headers.ts'

const OVER_THE_DATA_API = {
  VITE_DATABASE_URL: 'https://ep-one-2.apirest.eu-central-1.aws.neon.tech/neondb/rest/v1',
}
const OVER_SQL = {
  VITE_DATABASE_DOOR: 'sql',
  VITE_DATABASE_URL: 'postgresql://authenticated@ep-one-2.eu-central-1.aws.neon.tech/neondb',
}

test.each([
  ['the Data API', OVER_THE_DATA_API, 'https://ep-one-2.apirest.eu-central-1.aws.neon.tech'],
  ['SQL', OVER_SQL, 'https://apiauth.eu-central-1.aws.neon.tech'],
])('a hosted app may talk to its own Firebase and Neon hosts over %s', (_, settings, database) => {
  expect(originsOf(settings)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    database,
    'https://nominatim.openstreetmap.org',
  ])
})

test('a hosted app may talk to the astrology backend and the geocoder it names', () => {
  const origins = originsOf({
    ...OVER_THE_DATA_API,
    VITE_DATABASE_DOOR: '',
    // Left empty in a copy of .env.example.
    VITE_AUTH_EMULATOR_URL: '',
    VITE_DATABASE_ENDPOINT: '',
    VITE_ASTROLOGY_API_URL: 'https://sky.example/base',
    VITE_GEOCODER_URL: 'https://places.example:8443/nominatim/',
  })
  expect(origins).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://ep-one-2.apirest.eu-central-1.aws.neon.tech',
    'https://sky.example',
    'https://places.example:8443',
  ])
  expect(securityHeaders(origins)['Content-Security-Policy']).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com",
  )
  expect(securityHeaders(origins)['Content-Security-Policy']).toContain(
    'https://sky.example https://places.example:8443;',
  )
})

test('a local app may talk to its stand-ins and to nothing hosted', () => {
  const origins = originsOf({
    VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    VITE_DATABASE_DOOR: 'sql',
    VITE_DATABASE_URL: 'postgresql://authenticated@local.alap.internal/alap',
    VITE_DATABASE_ENDPOINT: 'http://127.0.0.1:5434/sql',
    VITE_GEOCODER_URL: 'http://127.0.0.1:5436',
  })
  expect(origins).toEqual([
    'http://127.0.0.1:9099',
    'http://127.0.0.1:5434',
    'http://127.0.0.1:5436',
  ])
})

test('no page may run inline script, and scripts must be of this origin', () => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders([])
  expect(policy).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';",
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types alap-worker")
  expect(policy).toMatch(/trusted-types alap-worker$/)
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|data:;.*script/)
})

function rulesOf({ 'Content-Security-Policy': policy = '' }: Record<string, string>): string[] {
  return policy.split('; ')
}

test('sound comes from this origin, from what the page itself has made, or from any host over https', () => {
  expect(rulesOf(securityHeaders([]))).toContain("media-src 'self' blob: https:")
})

test('a deployer may narrow the hosts of recordings, and no page connects to more for it', () => {
  const rules = rulesOf(
    securityHeaders(['https://sky.example'], [], ['https://a.example', 'https://b.example:8443']),
  )
  expect(rules).toContain("media-src 'self' blob: https://a.example https://b.example:8443")
  expect(rules).toContain("connect-src 'self' https://sky.example")
})

test('a page is framed by no other, sends no form and takes no other base', () => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders([])
  for (const rule of ['frame-ancestors', 'form-action', 'base-uri', 'object-src']) {
    expect(policy.split('; ')).toContain(`${rule} 'none'`)
  }
})

test('a hosted app is reached over TLS alone, and only its own pages load its files', () => {
  expect(securityHeaders([])).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})
