import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as browsers from './architecture/browser-rules.ts'
import { importsOf } from './architecture/imports-of.ts'
import * as layers from './architecture/layer-rules.ts'
import * as react from './architecture/react-rules.ts'
import type { Rule, SourceFile } from './architecture/source-file.ts'
import * as texts from './architecture/text-rules.ts'
import { changingTextsStandAlone } from './architecture/translated-text-rule.ts'

const CODE = import.meta.glob<string>(
  [
    '/src/**/*.{ts,tsx}',
    '/dev/**/*.{ts,tsx,mjs}',
    '/db/**/*.ts',
    '/tests/**/*.{ts,tsx}',
    '/e2e/**/*.ts',
    '/vite.config.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
// Vitest hands out empty style sheets, so these are read from the disk.
const STYLES = import.meta.glob('/src/**/*.css', { query: '?url' })
// Their names alone: what is served is not read.
const SERVED = import.meta.glob('/public/**/*', { query: '?url' })

const FILES: readonly SourceFile[] = [
  ...Object.entries(CODE).map(([path, text]) => ({ path: path.slice(1), text })),
  ...Object.keys(STYLES).map((path) => ({
    path: path.slice(1),
    text: readFileSync(path.slice(1), 'utf8'),
  })),
  ...Object.keys(SERVED).map((path) => ({ path: path.slice(1), text: '' })),
]

/** A file that breaks the rule, as `path` and `text`, and the nearest one that does not. */
type Planted = { rule: Rule; broken: [path: string, text: string][]; sound: [string, string][] }

const RULES: Readonly<Record<string, Planted>> = {
  'arrows between layers go down only': {
    rule: layers.arrowsGoDown,
    broken: [
      ['src/domain/a.ts', "import { b } from '~/ui/b.tsx'"],
      ['src/domain/a.ts', "import type { B } from '~/queries/b.ts'"],
      ['src/ui/a.tsx', "import { b } from '~/domain/mood.ts'"],
      ['src/data/a.ts', "const b = () => import('~/queries/b.ts')"],
      ['src/data/a.ts', "export { b } from '../queries/b.ts'"],
      ['src/data/a.ts', "type B = typeof import('~/queries/b.ts')"],
      ['src/lib/a.ts', "import '../domain/mood.ts'"],
      ['src/queries/a.ts', 'export * from "../app/app.tsx"'],
      ['src/features/journal/a.ts', "import {\n  b,\n} from '~/features/session/b.ts'"],
      ['src/features/journal/a.ts', "import { b } from '../session/b.ts'"],
      ['src/features/journal/a.ts', "import { b } from '~/data/b.ts'"],
      ['src/features/journal/a.ts', 'import(`~/app/b.ts`)'],
      ['src/features/journal/a.ts', "import { b } from '~dev/b.ts'"],
      ['src/app/a.ts', "import { b } from '~/services/database.ts'"],
      ['src/raga/a.ts', "import { b } from '~/domain/mood.ts'"],
      ['src/raga/a.ts', "import { b } from '~/raga/score/b.ts'"],
      ['src/raga/score/a.ts', "import { b } from '~/raga/sound/b.ts'"],
      ['src/listening/a.ts', "import { b } from '~/features/session/b.ts'"],
      ['src/audio/a.ts', "import { b } from '~/listening/b.ts'"],
      ['src/device/a.ts', "import { b } from '~/queries/b.ts'"],
      ['src/queries/a.ts', "import { b } from '~tests/b.ts'"],
      ['dev/a.ts', "import { b } from '~/services/env.ts'"],
      ['dev/a.ts', "import { b } from '~/features/landing/landing-page.tsx'"],
      ['dev/prerender/a.tsx', "import { b } from '~/features/journal/journal-page.tsx'"],
      ['src/workers/a.ts', "import { b } from '~/queries/mood.ts'"],
      ['src/features/a/a.ts', "import url from '~/workers/b.ts?worker&url'"],
      ['src/app/a.ts', "import '~/workers/service-worker.ts'"],
      ['src/mp3/a.ts', "import { b } from '~/raga/sound/render-session.ts'"],
      ['src/raga/sound/a.ts', "import { b } from '~/mp3/frames.ts'"],
      ['src/listening/a.ts', "import { b } from '~/mp3/frames.ts'"],
      ['src/elsewhere/a.ts', ''],
    ],
    sound: [
      ['src/features/journal/a.ts', "import { b } from './b.ts'\nimport '~/queries/c.ts'"],
      ['src/app/a.ts', "const b = () => import('~/features/journal/journal-page.tsx')"],
      ['src/features/journal/a.ts', "import { b } from '~/listening/b.ts'"],
      ['src/listening/a.ts', "import { b } from '~/audio/b.ts'"],
      ['src/queries/a.ts', "import { b } from '~/device/b.ts'"],
      ['src/queries/a.ts', "import url from '~/workers/b.ts?worker&url'"],
      ['src/workers/a.ts', "import { b } from '~/jyotish/b.ts'"],
      ['src/raga/sound/a.ts', "import { b } from '~/raga/score/b.ts'\nimport '~/raga/random.ts'"],
      ['src/domain/a.ts', "// import { b } from '~/ui/b.tsx'\n/* import '~/app/c.ts' */"],
      ['src/domain/a.ts', "import { b } from '~/raga/b.ts'"],
      [
        'src/audio/a.ts',
        "import { b } from '~/mp3/frames.ts'\nimport c from '~/workers/c.ts?worker&url'",
      ],
    ],
  },
  'vendors are imported at home': {
    rule: layers.vendorsAreAtHome,
    broken: [
      ['src/queries/a.ts', "import { neon } from '@neondatabase/serverless'"],
      ['src/services/identity/identity.ts', "import { getAuth } from 'firebase/auth'"],
      ['src/queries/a.ts', "const b = import('idb')"],
      ['src/features/journal/a.tsx', "import { Root } from '@radix-ui/react-dialog'"],
      ['src/domain/a.ts', "import { useState } from 'react'"],
      ['src/data/a.ts', "import { z } from 'zod'"],
      ['src/lib/a.ts', "import { readFile } from 'node:fs/promises'"],
      ['src/app/a.ts', "import { precache } from 'workbox-precaching'"],
      ['src/workers/a.ts', "import { useState } from 'react'"],
      ['src/ui/a.tsx', "import { x } from 'some-package'"],
      ['src/audio/a.ts', "import { createEncoder } from 'wasm-media-encoders/esnext'"],
    ],
    sound: [
      ['src/services/identity/firebase.ts', "import { getAuth } from 'firebase/auth'"],
      ['src/data/a.ts', "import * as z from 'zod/mini'"],
    ],
  },
  'heavy pieces are asked for, never taken along': {
    rule: layers.heavyPiecesAreAskedFor,
    broken: [
      ['src/queries/a.ts', "import { b } from '~/data/my-data/my-data.ts'"],
      ['src/queries/a.ts', "import { type B } from '~/data/my-data/my-data.ts'"],
      ['src/queries/a.ts', "export { b } from '../data/my-data/my-data.ts'"],
      ['src/app/a.ts', "import { prefetch } from '~/app/routes/prefetch.ts'"],
      ['src/services/database/neon-sql.ts', "import { neon } from '@neondatabase/serverless'"],
      ['src/services/identity/identity.ts', "import { b } from './firebase.ts'"],
      ['src/services/identity/identity.ts', "import { b } from './stored-sign-in.ts'"],
    ],
    sound: [
      ['src/queries/a.ts', "import type { B } from '~/data/my-data/my-data.ts'"],
      ['src/app/a.ts', "const b = import('~/app/routes/prefetch.ts')"],
      ['src/queries/a.ts', "import { b } from '~/data/mood-logs.ts'"],
    ],
  },
  'the network lives in services': {
    rule: texts.networkLivesInServices,
    broken: [
      ['src/queries/a.ts', 'await fetch(url)'],
      ['src/ui/a.ts', 'window.fetch(url)'],
      ['src/audio/a.ts', 'new XMLHttpRequest()'],
      ['src/app/a.ts', 'navigator.sendBeacon(url)'],
    ],
    sound: [
      ['src/services/a.ts', 'await fetch(url)'],
      ['src/features/a.ts', 'void entries.refetch()'],
    ],
  },
  'pure code has no clock and no chance': {
    rule: texts.pureCodeHasNoClock,
    broken: [
      ['src/domain/a.ts', 'const now = new Date()'],
      ['src/domain/a.ts', 'const now = new Date'],
      ['src/raga/a.ts', 'Math.random()'],
      ['src/jyotish/a.ts', 'Date.now()'],
      ['src/domain/a.ts', 'crypto.randomUUID()'],
    ],
    sound: [
      ['src/domain/a.ts', 'new Date(utc).toISOString()'],
      ['src/domain/a.ts', 'function f(now: Date): Date { return now }'],
      ['src/queries/a.ts', 'new Date()'],
    ],
  },
  'pure code reads the zone of the machine in one place': {
    rule: texts.zoneIsReadInOnePlace,
    broken: [
      ['src/domain/insight/a.ts', 'const hour = instant.getHours()'],
      ['src/domain/day/a.ts', 'date.setDate(1)'],
      ['src/jyotish/a.ts', 'new Date(2026, 0, 1)'],
      ['src/raga/a.ts', 'instant.toLocaleTimeString()'],
      ['src/lib/a.ts', 'new Intl.DateTimeFormat(locale, {\n  hour: field })'],
    ],
    sound: [
      ['src/domain/day/local-day.ts', 'instant.getFullYear()'],
      ['src/domain/a.ts', 'instant.getUTCHours()'],
      ['src/domain/a.ts', 'new Date(Date.UTC(2026, 0, 1))'],
      ['src/domain/a.ts', 'new Intl.DateTimeFormat(locale, {\n  timeZone,\n hour: field })'],
      ['src/queries/a.ts', 'now.getHours()'],
    ],
  },
  'the device is asked for its zone and its languages in one place': {
    rule: texts.deviceIsAskedInOnePlace,
    broken: [
      ['src/features/a/a.ts', 'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone'],
      ['src/features/a/a.ts', 'new Intl.NumberFormat(navigator.languages[0])'],
      ['src/ui/a.tsx', 'const locale = navigator.language'],
    ],
    sound: [
      ['src/domain/day/local-moment.ts', 'new Intl.DateTimeFormat().resolvedOptions()'],
      ['src/lib/words/own-english.ts', 'return navigator.languages'],
      ['src/features/a/a.ts', 'new Intl.NumberFormat(ownEnglish())'],
    ],
  },
  'pure code has no browser': {
    rule: texts.pureCodeHasNoBrowser,
    broken: [
      ['src/domain/a.ts', 'localStorage.getItem(key)'],
      ['src/raga/a.ts', 'if (window.x) document.title = y'],
    ],
    sound: [['src/ui/a.ts', 'document.title']],
  },
  'pure code returns data, and what shows it has the words': {
    rule: texts.sentencesStandWhereShown,
    broken: [
      ['src/domain/a.ts', "return 'This day has not come yet.'"],
      ['src/domain/a.ts', 'const question = "What stayed with you?"'],
      ['src/domain/a.ts', 'const text = `It lasts ten minutes. Choose another`'],
      ['src/jyotish/a.ts', "const WORDS = {\n  no:\n    'The Sun does not rise!',\n}"],
      ['src/domain/mood/mood.ts', "const why = new Reason('You feel well.')"],
    ],
    sound: [
      ['src/domain/a.ts', "throw new RangeError(\n  'The latitude must be a number.',\n)"],
      ['src/jyotish/a.ts', 'super(`Clocks there skipped a day.`)'],
      ['src/domain/a.ts', "// 'This day has not come yet.'\nreturn { fault: 'day-to-come' }"],
      ['src/domain/a.ts', "const NAMES = ['Purva Phalguni', 'St. Gallen', '10 3.47 -0.2.']"],
      ['src/domain/mood/mood-theme.ts', "const quote = 'What is noticed with thanks is kept.'"],
      ['src/features/a/a-words.ts', "return 'This day has not come yet.'"],
    ],
  },
  'sentences outside the features are listed': {
    rule: texts.sentencesElsewhereAreListed,
    broken: [
      ['src/queries/a.ts', "const text = 'The chart did not load. Try again.'"],
      ['src/services/geocoder.ts', 'const places = []'],
    ],
    sound: [
      ['src/services/a.ts', "throw new Error('The reply cannot be read.')"],
      ['src/features/a/a.ts', "const text = 'The chart did not load.'"],
    ],
  },
  'effects return on purpose': {
    rule: react.effectsReturnOnPurpose,
    broken: [
      ['src/ui/a.tsx', "useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])"],
      ['src/ui/a.tsx', 'useEffect(\n  () => field.current?.focus(),\n  [],\n)'],
      ['src/app/a.tsx', 'useLayoutEffect(() => void go(), [])'],
      ['src/features/a/a.tsx', 'useEffect(ask, [ask])'],
      ['src/ui/a.tsx', '<p ref={(element) => element?.scrollIntoView()}>'],
      ['src/ui/a.tsx', '<A headingRef={heading => heading.focus()} />'],
    ],
    sound: [
      ['src/ui/a.tsx', 'useEffect(() => {\n  return follow()\n}, [])'],
      ['src/ui/a.tsx', 'useEffect(\n  () => () => {\n    stop()\n  },\n  [],\n)'],
      ['src/ui/a.tsx', "import { useEffect } from 'react'\nconst tell = useEffectEvent(() => f())"],
      ['src/ui/a.tsx', '<p ref={place}><q ref={(element) => {\n  element?.focus()\n}} /></p>'],
    ],
  },
  'fragments stay in the router': {
    rule: texts.fragmentsStayInTheRouter,
    broken: [
      ['src/app/a.ts', 'report({ at: window.location.href })'],
      ['src/services/a.ts', 'new Error(location.hash)'],
      ['dev/prerender/a.ts', '`fetch(document.URL)`'],
      ['src/app/a.ts', 'log(String(window.location))'],
    ],
    sound: [
      ['src/app/a.ts', 'const { pathname, search } = window.location'],
      ['src/features/a/a.ts', 'const { hash } = useLocation()'],
    ],
  },
  'browsers have what is called': {
    rule: browsers.browsersHaveWhatIsCalled,
    broken: [
      ['src/domain/a.ts', 'URL.canParse(text)'],
      ['src/ui/a.ts', 'const { promise } = Promise.withResolvers()'],
      ['src/domain/a.ts', 'Object.groupBy(rows, dayOf)'],
      ['src/data/a.ts', 'await Array.fromAsync(pages)'],
      ['src/raga/a.ts', 'played.difference(known)'],
      ['src/raga/a.ts', 'map.values().map(double)'],
      ['src/services/a.ts', 'AbortSignal.any([one, other])'],
      ['src/domain/a.ts', 'Temporal.Now.instant()'],
      ['src/domain/a.ts', 'text.match(/[\\p{L}--[a-z]]/v)'],
      ['src/ui/a.ts', 'document.startViewTransition(draw)'],
      ['src/ui/a.ts', "addEventListener('scrollend', settle)"],
      ['src/app/a.ts', 'requestIdleCallback(load)'],
      ['src/ui/a.tsx', '<div popover="auto">'],
    ],
    sound: [
      ['src/data/a.ts', 'z.union([one, other])'],
      ['src/domain/a.ts', "rows.toSorted(byDay).findLast(isOpen)?.at(-1) ?? '/a/v'"],
      ['src/domain/a.ts', '[...map.values()].map(double)'],
      ['src/domain/a.ts', 'text.toWellFormed().match(/[a-z]/gu)'],
      ['src/domain/a.ts', '// URL.canParse is too new'],
      ['src/ui/a.ts', "if ('startViewTransition' in document) document.startViewTransition(draw)"],
    ],
  },
  'browsers have what is drawn': {
    rule: browsers.browsersHaveWhatIsDrawn,
    broken: [
      ['src/ui/styles/a.css', 'p { color: light-dark(#000, #fff) }'],
      ['src/ui/styles/a.css', 'p { color: oklch(from var(--ink) l c h / 0.5) }'],
      ['src/ui/a.tsx', '<p className="starting:opacity-0">'],
      ['src/features/journal/a.tsx', '<p className="starting:opacity-0">'],
    ],
    sound: [['src/ui/styles/a.css', 'p { color: oklch(0.5 0.1 20); text-wrap: balance }']],
  },
  'fields grow in every browser': {
    rule: browsers.fieldsGrowEverywhere,
    broken: [['src/ui/a.tsx', '<textarea className="field-sizing-content" />']],
    sound: [['src/ui/a.tsx', '<div className="grows"><textarea /></div>']],
  },
  'no format is made while a module is loaded': {
    rule: browsers.formatsAreMadeWhenNeeded,
    broken: [
      ['src/lib/a.ts', "const NUMBER = new Intl.NumberFormat('en')"],
      [
        'src/features/journal/a.ts',
        'export const DAY: Intl.DateTimeFormat =\n  new Intl.DateTimeFormat()',
      ],
      ['src/ui/a.ts', "const MOST = LONGEST.toLocaleString('en')"],
    ],
    sound: [
      [
        'src/lib/a.ts',
        "let format: Intl.NumberFormat | undefined\nformat ??= new Intl.NumberFormat('en')",
      ],
      ['src/lib/a.ts', 'const formatters = new Map<string, Intl.DateTimeFormat>()'],
      ['src/ui/a.ts', "const words = (count: number) => count.toLocaleString('en')"],
      ['src/ui/a.ts', "  const number = new Intl.NumberFormat('en')"],
    ],
  },
  'a raga is spelt one way': {
    rule: texts.ragaIsSpeltOneWay,
    broken: [
      ['src/domain/session/a.ts', 'type A = { readonly raag: string }'],
      ['src/queries/a.ts', 'export function raags(uid: string) {}'],
      ['src/listening/a.ts', 'const { raag } = recording'],
      ['src/features/mantras/a.ts', 'profile.suggestedRaag'],
    ],
    sound: [
      ['src/features/session/a.tsx', '<SelectField label="Raag" placeholder="Any raag" />'],
      ['src/domain/my-data/a.ts', "const COLUMNS = ['raag']"],
      ['src/data/a.ts', '({ raag, ...row }) => ({ ...row, raga: raag })'],
      ['src/features/session/page/session-state.ts', 'raag: text(100)'],
    ],
  },
  'settings are read in one place': {
    rule: texts.settingsAreReadOnce,
    broken: [['src/app/a.ts', 'import.meta.env.VITE_X']],
    sound: [['src/services/env.ts', 'import.meta.env']],
  },
  'zod is zod/mini': {
    rule: texts.zodIsMini,
    broken: [
      ['src/data/a.ts', "import { z } from 'zod'"],
      ['src/data/a.ts', "import { z } from 'zod/v4'"],
    ],
    sound: [['src/data/a.ts', "import * as z from 'zod/mini'"]],
  },
  'private members have hashes': {
    rule: texts.privateMembersHaveHashes,
    broken: [
      ['src/raga/a.ts', 'class A {\n  private readonly random: Random\n}'],
      ['dev/a.ts', 'class A {\n  private begin(): void {}\n}'],
      ['dev/a.ts', 'class A {\n  protected async next() {}\n}'],
    ],
    sound: [['src/raga/a.ts', 'class A {\n  readonly #random: Random\n  begin(): void {}\n}']],
  },
  'files are named after what they hold': {
    rule: texts.filesSayWhatTheyHold,
    broken: [
      ['src/lib/utils.ts', ''],
      ['src/ui/index.tsx', ''],
      ['dev/types.ts', ''],
    ],
    sound: [['src/lib/words/clock-time.ts', '']],
  },
  'files are short': {
    rule: texts.filesAreShort,
    broken: [['dev/a.ts', 'x\n'.repeat(301)]],
    sound: [['src/a.ts', 'x\n'.repeat(300)]],
  },
  'tests never sleep': {
    rule: texts.testsDoNotSleep,
    broken: [
      ['tests/a.test.ts', 'await new Promise((done) => setTimeout(done, 5))'],
      ['e2e/a.ts', 'await page.waitForTimeout(100)'],
    ],
    sound: [['e2e/a.ts', 'test.setTimeout(60_000)']],
  },
  'tests see what people see': {
    rule: texts.testsSeeWhatPeopleSee,
    broken: [
      ['tests/a.test.tsx', "screen.getByTestId('x')"],
      ['e2e/a.ts', "page.getByTestId('x')"],
    ],
    sound: [['tests/a.test.tsx', "screen.getByRole('button')"]],
  },
  'tests all run': {
    rule: texts.testsAllRun,
    broken: [
      ['tests/a.test.ts', "it.skip('a', f)"],
      ['tests/a.test.ts', "describe.only('a', f)"],
      ['tests/a.test.ts', "it.concurrent.only('a', f)"],
      ['tests/a.test.ts', "it.todo('a')"],
    ],
    sound: [['tests/a.test.ts', 'player.skip(10)']],
  },
  'tests are called test': {
    rule: texts.testsAreCalledTest,
    broken: [
      ['tests/a.test.ts', "it('adds', () => {})"],
      ['e2e/a.ts', "it.each(rows)('adds %s', f)"],
      ['tests/a.test.ts', "  it ('adds', f)"],
    ],
    sound: [['tests/a.test.ts', "test('it (a thing) adds', () => submit('a'))"]],
  },
  'tests use the real hooks': {
    rule: texts.hooksAreReal,
    broken: [['tests/a.test.tsx', "vi.mock('~/queries/journal.ts')"]],
    sound: [['tests/a.test.tsx', "vi.mock('~/services/firebase.ts', f)"]],
  },
  'every context of a journey is heard': {
    rule: texts.everyContextIsHeard,
    broken: [
      ['e2e/a.e2e.ts', 'const other = await browser.newContext()'],
      ['e2e/a.e2e.ts', 'const other = await page.context().browser()?.newContext(options)'],
      ['e2e/a.e2e.ts', 'const page = await browser.newPage()'],
      ['e2e/a.e2e.ts', "import { expect, test } from 'playwright/test'"],
      ['e2e/support/a.ts', 'await chromium.launchPersistentContext(profile, {})'],
      ['e2e/support/a.ts', 'const { newContext } = browser'],
      ['e2e/support/test.ts', 'const context = await browser.newContext()'],
      ['e2e/support/device/killed-browser.ts', 'await chromium.launchPersistentContext(profile)'],
    ],
    sound: [
      ['e2e/a.e2e.ts', "import { test } from './support/test.ts'\nawait newDevice()"],
      ['e2e/a.e2e.ts', 'const tab = await context.newPage()'],
      ['e2e/support/look.ts', "import { type Page, test } from 'playwright/test'"],
      ['e2e/support/test.ts', 'complaints.listen(await browser.newContext())'],
      ['e2e/engines/a.engine.ts', "import { expect, test } from 'playwright/test'"],
    ],
  },
  'a translator can take the texts of a page': {
    rule: changingTextsStandAlone,
    broken: [
      ['src/a.tsx', 'const a = <p>{n} days</p>'],
      ['src/a.tsx', 'const a = <p>{day} <span>{place}</span></p>'],
      ['src/a.tsx', 'const a = <Text>Use {town}</Text>'],
      ['src/a.tsx', 'const a = <label><input />{label}</label>'],
      ['src/a.tsx', 'const a = <p>{isNow && <b>Now.</b>} It is night.</p>'],
      ['src/a.tsx', 'const a = <p><Icon /> Zen</p>'],
      ['src/a.tsx', "const a = <p><b>{a}</b>{isOpen ? <i /> : 'closed'}</p>"],
      ['src/a.tsx', 'const a = <dd>{value}{more.map((part) => <span>{part}</span>)}</dd>'],
      ['src/a.tsx', 'const a = <ul><li />{words.map((word) => word)}</ul>'],
      ['src/a.tsx', 'const a = <>{words}</>'],
    ],
    sound: [
      ['src/a.tsx', 'const a = <p>{inDays(n)}</p>'],
      ['src/a.tsx', 'const a = <p><span>{day}</span> <span>{place}</span></p>'],
      ['src/a.tsx', 'const a = <p>Read <b>{title}</b> once more.</p>'],
      ['src/a.tsx', "const a = <p><b>{a}</b>{b && ' '}{b && <i>{b}</i>}</p>"],
      ['src/a.tsx', 'type P = { aside: ReactNode }\nconst a = <p><b />{props.aside}</p>'],
      ['src/a.tsx', 'const b = c && <b />\nconst a = <p><i />{b}{list.map((x) => <b>{x}</b>)}</p>'],
      ['src/a.tsx', 'function b() { return <b /> }\nconst a = <p><i />{b()}{list.map(b)}</p>'],
      ['src/a.tsx', 'const a = <>{isOpen && <p />}<p>{words}</p></>'],
    ],
  },
  'no check is hushed': {
    rule: texts.checksAreNotHushed,
    broken: [
      ['src/a.ts', '// @ts-ignore'],
      ['tests/a.ts', '// biome-ignore lint: later'],
      ['src/queries/a.ts', '// oxlint-disable-next-line'],
      ['src/queries/a.ts', '// eslint-disable-next-line @tanstack/query/exhaustive-deps'],
    ],
    sound: [['src/a.ts', '// ignored']],
  },
  'public holds only what is listed': {
    rule: texts.publicHoldsWhatIsListed,
    broken: [['public/notes.txt', '']],
    sound: [['public/bell.mp3', '']],
  },
}

describe('the architecture', () => {
  test('the architecture is checked in every file', () => {
    const folders = new Set(FILES.map(({ path }) => path.split('/')[0]))
    expect([...folders].sort()).toEqual(
      expect.arrayContaining(['dev', 'e2e', 'public', 'src', 'tests', 'vite.config.ts']),
    )
    expect(FILES.filter(({ path, text }) => path.startsWith('src/') && text === '')).toEqual([])
    const imports = FILES.filter(({ path }) => path.startsWith('src/')).flatMap(importsOf)
    expect(imports.length).toBeGreaterThan(300)
  })

  describe.each(Object.entries(RULES))('%s', (_name, { rule, broken, sound }) => {
    test('the rule of the architecture holds in every file', () => {
      const wrong = FILES.flatMap((file) => rule(file).map((what) => `${file.path} ${what}`))
      expect(wrong).toEqual([])
    })

    test('the rule of the architecture can fail', () => {
      for (const [path, text] of broken) {
        expect(rule({ path, text }), `${path}: ${text.slice(0, 80)}`).not.toEqual([])
      }
      for (const [path, text] of sound) {
        expect(rule({ path, text }), `${path}: ${text.slice(0, 80)}`).toEqual([])
      }
    })
  })
})
