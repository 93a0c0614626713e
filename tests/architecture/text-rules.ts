import { codeOf, isAt, type Rule, type SourceFile } from './source-file.ts'

const LONGEST = 300
/** Tables of data, which are as long as their subject. */
const AS_LONG_AS_THEIR_SUBJECT: readonly string[] = ['src/raga/raga-sources.ts']

/** Files at `where`, but for `except`, do not hold `what`. */
export function never(
  where: readonly string[],
  what: RegExp,
  sentence: string,
  except: readonly string[] = [],
): Rule {
  return (file) => {
    if (!isAt(file.path, where) || isAt(file.path, except)) return []
    return what.test(codeOf(file)) ? [sentence] : []
  }
}

export const networkLivesInServices = never(
  ['src/'],
  /(?<![\w.])fetch\s*\(|\b(?:globalThis|window|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bnew (?:WebSocket|EventSource)\b/,
  'speaks to the network: that belongs to src/services',
  ['src/services/'],
)

/** The fragment of a chart's link is a birth: nothing may take it along to a server or into a log. */
export const fragmentsStayInTheRouter = never(
  ['src/', 'dev/prerender/'],
  /\blocation\.(?:href|hash)\b|\bdocument\.(?:URL|documentURI|baseURI)\b|\blocation\.toString\b|String\((?:window\.)?location\)/,
  'reads a whole address with its fragment: that is for useLocation',
)

export const pureCodeHasNoClock = never(
  ['src/domain/', 'src/jyotish/', 'src/raga/'],
  /\bnew Date(?:\(\s*\)|(?!\s*\())|\bDate\.now\b|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./,
  'takes the time or a random number itself: they are arguments',
)

// What a test in another zone would find out: the steps of `npm test` leave most of them out there.
export const zoneIsReadInOnePlace = never(
  ['src/domain/', 'src/jyotish/', 'src/raga/', 'src/lib/'],
  /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\(|getTimezoneOffset|new Date\([^()]*,|\.toLocale(?:Date|Time)?String\(|resolvedOptions|\.DateTimeFormat\((?![^)]*timeZone)/,
  'reads the zone of the machine: that belongs to src/domain/day',
  ['src/domain/day/local-day.ts', 'src/domain/day/local-moment.ts'],
)

export const deviceIsAskedInOnePlace = never(
  ['src/'],
  /resolvedOptions|\bnavigator\.languages?\b/,
  'asks the device for its zone or its languages: they may be none, see deviceZone and ownEnglish',
  ['src/domain/day/local-moment.ts', 'src/lib/words/own-english.ts'],
)

/** Data that a recording, a mood or a session carries, as the rows of the library do. */
const TEXTS_THAT_ARE_DATA: readonly string[] = [
  'src/domain/journal/journal-entry.ts',
  'src/domain/mantra/mantra-texts.ts',
  'src/domain/mood/mood-theme.ts',
  'src/domain/session/journey-recording.ts',
  'src/domain/session/raga-recording.ts',
  'src/domain/session/sample-recordings.ts',
]

const STRING =
  /((?:\bnew \w*Error|\bsuper)\(\s*)?(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/g
/** Two words or more, with a full stop, a question mark or an exclamation mark behind them. */
const SENTENCE = /\p{L}.*\s\S*\p{L}.*[.?!](?:["'`]$|\s+\p{Lu})/su

/** Words for people stand beside what shows them, so that a translation touches no rule. */
export const sentencesStandWhereShown: Rule = (file) => {
  if (!isAt(file.path, ['src/domain/', 'src/jyotish/'])) return []
  if (isAt(file.path, TEXTS_THAT_ARE_DATA)) return []
  return sentencesIn(file).map(
    (text) => `holds a sentence for people, which belongs to a feature: ${text}`,
  )
}

function sentencesIn(file: SourceFile): readonly string[] {
  return [...codeOf(file).matchAll(STRING)]
    .filter(([text, thrown]) => thrown === undefined && SENTENCE.test(text))
    .map(([text]) => text)
}

/**
 * The sentences that a translation would not find in a feature, by their files: most are thrown and shown as they are.
 * The list may only get shorter.
 */
const SENTENCES_ELSEWHERE: Readonly<Record<string, number>> = {
  'src/audio/player-words.ts': 8,
  'src/data/my-data/my-data-file.ts': 7,
  'src/lib/astrology-trouble.ts': 2,
  'src/lib/setting-fault.ts': 1,
  'src/lib/shell/asked-worker.ts': 1,
  'src/lib/words/practice-words.ts': 11,
  'src/queries/account/account.ts': 2,
  'src/queries/account/change-account.ts': 2,
  'src/queries/account/delete-account.ts': 1,
  'src/queries/account/my-data.ts': 1,
  'src/queries/birth/ask-astrology-backend.ts': 1,
  'src/queries/birth/chart-almanac.ts': 1,
  'src/queries/birth/chart-of-birth.ts': 1,
  'src/queries/database/database-session.ts': 1,
  'src/queries/places/places.ts': 1,
  'src/raga/raga-sources.ts': 67,
  'src/services/astrology/astrology-backend.ts': 8,
  'src/services/database/neon-sql.ts': 1,
  'src/services/geocoder.ts': 1,
  'src/services/identity/firebase-error.ts': 1,
  'src/services/identity/firebase.ts': 2,
  'src/services/identity/identity.ts': 2,
}

const BELOW_THE_FEATURES = ['audio', 'data', 'device', 'lib', 'queries', 'raga', 'services'].map(
  (room) => `src/${room}/`,
)

export const sentencesElsewhereAreListed: Rule = (file) => {
  if (!isAt(file.path, BELOW_THE_FEATURES)) return []
  const listed = SENTENCES_ELSEWHERE[file.path] ?? 0
  const count = sentencesIn(file).length
  return count === listed ? [] : [`holds ${count} sentences for people, and ${listed} are listed`]
}

export const pureCodeHasNoBrowser = never(
  ['src/domain/', 'src/jyotish/', 'src/raga/'],
  /(?<![\w.'])(?:window|document|navigator|localStorage|sessionStorage|indexedDB)\./,
  'touches the browser',
)

export const ragaIsSpeltOneWay = never(
  ['src/app/', 'src/features/', 'src/listening/', 'src/queries/', 'src/audio/', 'src/domain/'],
  /\braags?\b(?!['"])|[a-z]Raags?\b/,
  'calls a raga a raag: that is for SQL, the navigation state and words on the screen',
  ['src/domain/session/session-link.ts', 'src/features/session/page/session-state.ts'],
)

export const settingsAreReadOnce = never(
  ['src/'],
  /\bimport\.meta\.env\b/,
  'reads settings past src/services/env.ts',
  ['src/services/env.ts'],
)

export const zodIsMini = never(
  ['src/'],
  /['"]zod(?:\/(?!mini['"])[^'"]*)?['"]/,
  'imports zod otherwise than as zod/mini',
)

export const privateMembersHaveHashes = never(
  ['src/', 'dev/', 'db/', 'tests/', 'e2e/'],
  /^\s*(?:private|protected|public)\s+(?:static\s+|readonly\s+|async\s+)*\w+\s*[:=(?!;]/m,
  'hides a member by a word of TypeScript instead of #',
  ['tests/architecture.test.ts'],
)

export const filesSayWhatTheyHold: Rule = ({ path }) =>
  /(?:^|\/)(?:utils?|helpers|types|constants|index)\.(?:ts|tsx|mjs)$/.test(path)
    ? ['has a name that says nothing']
    : []

export const filesAreShort: Rule = ({ path, text }) => {
  if (!isAt(path, ['src/', 'dev/']) || isAt(path, AS_LONG_AS_THEIR_SUBJECT)) return []
  const lines = text.trimEnd().split('\n').length
  return lines > LONGEST ? [`has ${lines} lines`] : []
}

const TESTS = ['tests/', 'e2e/'] as const
const PLANTED = ['tests/architecture.test.ts']

export const testsDoNotSleep = never(
  TESTS,
  /(?<!test\.)\bset(?:Timeout)\s*\(|\bwaitFor(?:Timeout)\s*\(|timers\/promises/,
  'sleeps',
  PLANTED,
)

export const testsSeeWhatPeopleSee = never(
  TESTS,
  /\b(?:get|find|query)(?:All)?By(?:TestId)\b|\bdata-(?:testid)\b/,
  'finds things by an id that no person sees',
  PLANTED,
)

export const testsAllRun = never(
  TESTS,
  /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|skipIf|runIf|fixme|fails)\b/,
  'leaves tests out',
  PLANTED,
)

export const testsAreCalledTest = never(
  TESTS,
  /(?<![\w.'"`])it(?:\.\w+)*\s*\(/,
  'calls a test it: the word is test',
  [...PLANTED, 'tests/architecture/'],
)

export const hooksAreReal = never(
  TESTS,
  /\bvi\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"]~\/(?:queries|features|listening|audio|ui|app|domain)\//,
  'mocks a hook',
  PLANTED,
)

/** The only places where a journey's contexts are made; each hears what its browser complains of. */
const CONTEXTS = ['e2e/support/test.ts', 'e2e/support/device/killed-browser.ts']
const MAKES_A_CONTEXT =
  /\bnewContext\b|\blaunch(?:PersistentContext|Server)?\s*\(|\bbrowser\w*\??\.newPage\b/i
const BARE_TEST = /import\s*\{[^}]*\btest\b[^}]*\}\s*from\s*'playwright\/test'/

export const everyContextIsHeard: Rule = (file) => {
  // The engines are driven without Playwright, and record their complaints themselves.
  if (!isAt(file.path, ['e2e/']) || isAt(file.path, ['e2e/engines/'])) return []
  const code = codeOf(file)
  if (isAt(file.path, CONTEXTS)) {
    return /\bcomplaints\.listen\(/.test(code) ? [] : ['does not hear the contexts that it makes']
  }
  const isBare = file.path.endsWith('.e2e.ts') && BARE_TEST.test(code)
  return MAKES_A_CONTEXT.test(code) || isBare
    ? ['has a context whose complaints nobody hears: that is for `newDevice` and `killedBrowser`']
    : []
}

const HUSHED =
  /\b(?:biome-(?:ignore)|(?:ox|es)lint-(?:disable))\b|@ts-(?:ignore|expect-error|nocheck)\b/
export const checksAreNotHushed: Rule = ({ path, text }) =>
  HUSHED.test(text) && !isAt(path, PLANTED) ? ['silences a check'] : []

/** What is served as it lies in `public/`. */
const SERVED = [
  'public/bell.mp3',
  'public/favicon.ico',
  'public/icon-180.png',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-maskable-192.png',
  'public/icon-maskable-512.png',
  'public/icon.svg',
  'public/licences/',
  'public/manifest.webmanifest',
  'public/robots.txt',
  'public/screenshots/',
  'public/ten-seconds.mp3',
]

export const publicHoldsWhatIsListed: Rule = ({ path }) =>
  path.startsWith('public/') && !isAt(path, SERVED) ? ['is served without being listed'] : []
