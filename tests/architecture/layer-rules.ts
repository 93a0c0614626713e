import { type Import, importsOf } from './imports-of.ts'
import { isAt, type Rule, type SourceFile } from './source-file.ts'

const PURE = ['src/domain/', 'src/jyotish/', 'src/raga/', 'src/lib/'] as const

/** What the composer and the voices stand upon. */
const RAGA = [
  'src/raga/*',
  'src/raga/model/',
  'src/raga/catalogue/',
  'src/raga/repertoire/',
  'src/lib/',
]

/** Who may know whom. A layer not named here may know nothing, and nobody may know it. */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': ['src/app/', 'src/ui/styles/app.css'],
  'src/app/': [
    'src/app/',
    'src/features/',
    'src/listening/',
    'src/queries/',
    'src/audio/',
    'src/ui/',
    'src/services/env.ts',
    ...PURE,
  ],
  'src/features/': ['src/listening/', 'src/queries/', 'src/audio/', 'src/ui/', ...PURE],
  'src/listening/': ['src/listening/', 'src/queries/', 'src/audio/', 'src/ui/', ...PURE],
  'src/queries/': [
    'src/queries/',
    'src/device/',
    'src/data/',
    'src/services/',
    'src/workers/',
    ...PURE,
  ],
  'src/device/': ['src/device/', ...PURE],
  'src/data/': ['src/data/', 'src/device/', 'src/services/', ...PURE],
  'src/services/': ['src/services/', ...PURE],
  'src/audio/': ['src/audio/', 'src/mp3/', 'src/workers/', ...PURE],
  'src/ui/': ['src/ui/', 'src/lib/'],
  'src/domain/': PURE,
  'src/jyotish/': ['src/jyotish/', 'src/lib/'],
  'src/raga/score/': [...RAGA, 'src/raga/score/'],
  'src/raga/sound/': [...RAGA, 'src/raga/score/', 'src/raga/sound/'],
  'src/raga/': RAGA,
  'src/mp3/': ['src/mp3/', 'src/raga/sound/voice/stereo-block.ts', 'src/lib/'],
  'src/workers/': ['src/workers/', 'src/mp3/', ...PURE],
  'src/lib/': ['src/lib/'],
  // The landing page and the beginning of the sign-in page are rendered when the app is built.
  'dev/prerender/': ['dev/', 'src/features/landing/', 'src/features/auth/', 'src/ui/', ...PURE],
  // The check of a deployment calls the database as the app does.
  'dev/check-hosted/': ['dev/', 'src/data/', 'src/services/', ...PURE],
  'dev/': ['dev/', 'db/', 'src/mp3/', 'src/workers/composer/', ...PURE],
}

/** Vendors and their homes; one without a home may not be imported by the app. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  firebase: ['src/services/identity/firebase.ts', 'src/services/identity/stored-sign-in.ts'],
  '@neondatabase/serverless': ['src/services/database/neon-sql.ts'],
  idb: ['src/device/device-database.ts'],
  '@radix-ui': ['src/ui/'],
  downshift: ['src/ui/'],
  '@tanstack/react-query': ['src/app/', 'src/features/', 'src/listening/', 'src/queries/'],
  react: [
    'src/main.tsx',
    'src/app/',
    'src/features/',
    'src/listening/',
    'src/queries/',
    'src/audio/',
    'src/ui/',
  ],
  'react-dom': ['src/main.tsx', 'src/app/', 'src/features/', 'src/ui/'],
  'react-router-dom': ['src/app/', 'src/features/', 'src/listening/', 'src/ui/'],
  'zod/mini': ['src/data/', 'src/features/', 'src/queries/', 'src/services/'],
  '@photostructure/tz-lookup': ['src/domain/places/'],
  'date-fns': ['src/domain/'],
  tailwindcss: ['src/ui/styles/'],
  'wasm-media-encoders': ['src/mp3/encoder.ts', 'src/workers/'],
  'workbox-precaching': ['src/workers/'],
  'workbox-range-requests': ['src/workers/'],
  'workbox-routing': ['src/workers/'],
}

/** What is too heavy to come along with a screen, and may only be asked for. */
const ONLY_ASKED_FOR = [
  '@neondatabase/serverless',
  'src/app/routes/prefetch.ts',
  'src/data/my-data/',
  'src/queries/birth/ask-astrology-backend.ts',
  'src/services/astrology/astrology-backend.ts',
  'src/services/identity/firebase.ts',
  'src/services/identity/stored-sign-in.ts',
  'src/services/geocoder.ts',
]
// The lazy pieces that hold Firebase, all that asks the astrology backend, and export and import.
const LAZY_ALREADY = [
  'src/data/my-data/',
  'src/queries/birth/ask-astrology-backend.ts',
  'src/services/identity/firebase.ts',
]

const featureOf = (path: string) => /^src\/features\/[^/]+\//.exec(path)?.[0]

/** Arrows go down only, in whatever manner a file is imported. */
export const arrowsGoDown: Rule = (file) => {
  const layer = Object.keys(MAY_KNOW).find((place) => isAt(file.path, [place]))
  if (layer === undefined) return file.path.startsWith('src/') ? ['lies in no layer'] : []
  const feature = featureOf(file.path)
  const known = [...(MAY_KNOW[layer] ?? []), ...(feature ? [feature] : [])]
  return ours(file)
    .filter(({ target }) => !isAt(target, known))
    .map(({ target }) => `may not know ${target}`)
}

/** Vendors are imported at home. */
export const vendorsAreAtHome: Rule = (file) => {
  if (!file.path.startsWith('src/')) return []
  return importsOf(file)
    .filter(({ isOurs, target }) => !isOurs && !isAtHome(file.path, target))
    .map(({ target }) => `is no home of ${target}`)
}

/** Heavy pieces are reached by dynamic import. */
export const heavyPiecesAreAskedFor: Rule = (file) => {
  if (!file.path.startsWith('src/') || isAt(file.path, LAZY_ALREADY)) return []
  return importsOf(file)
    .filter(({ manner, target }) => manner === 'static' && isAt(target, ONLY_ASKED_FOR))
    .map(({ target }) => `takes ${target} along instead of asking for it`)
}

function ours(file: SourceFile): Import[] {
  return importsOf(file).filter(({ isOurs }) => isOurs)
}

function isAtHome(path: string, vendor: string): boolean {
  const name = Object.keys(HOMES).find(
    (known) => vendor === known || vendor.startsWith(`${known}/`),
  )
  return name !== undefined && isAt(path, HOMES[name] ?? [])
}
