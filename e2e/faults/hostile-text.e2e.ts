import { expect, type Page } from 'playwright/test'
import { unpacked } from '~/services/database/packed-reply.ts'
import { environment } from '../support/environment.ts'
import { newPerson } from '../support/person.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

// Each would call `hostile()`, if a page took it for anything but text.
const PAYLOADS: readonly string[] = [
  '<script>hostile()</script>',
  '<img src=x onerror=hostile()>',
  '<svg onload=hostile()>',
  '<svg><script>hostile()</script></svg>',
  '<svg><animate onbegin=hostile() attributeName=x dur=1s>',
  '<body onload=hostile()>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe src="javascript:parent.hostile()"></iframe>',
  '<a href="javascript:hostile()">click</a>',
  '<a href="java\tscript:hostile()">click</a>',
  '<input autofocus onfocus=hostile()>',
  '<details open ontoggle=hostile()>',
  '<video><source onerror=hostile()></video>',
  '<audio src=x onerror=hostile()>',
  '<object data="javascript:hostile()"></object>',
  '<embed src="javascript:hostile()">',
  '<math href="javascript:hostile()">m</math>',
  '<form action="javascript:hostile()"><button>go</button></form>',
  '<button formaction="javascript:hostile()" form=x>go</button>',
  '<link rel=stylesheet href="data:text/css,*{}">',
  '<meta http-equiv=refresh content="0;javascript:hostile()">',
  '<base href="https://evil.example/">',
  '<marquee onstart=hostile()>m</marquee>',
  '<div style="animation-name:x" onanimationstart=hostile()>d</div>',
  '<template><img src=x onerror=hostile()></template>',
  '<noscript><p title="</noscript><img src=x onerror=hostile()>">',
  '<img src="x` `<script>hostile()</script>"` `>',
  '"><img src=x onerror=hostile()>',
  "'><svg onload=hostile()>",
  '" onmouseover="hostile()" x="',
  "' autofocus onfocus='hostile()' x='",
  '</title><script>hostile()</script>',
  '</script><script>hostile()</script>',
  ']]><script>hostile()</script>',
  '--><script>hostile()</script>',
  'javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '{{constructor.constructor("hostile()")()}}',
  `$\{hostile()}`,
  '<%= hostile() %>',
  '[x](javascript:hostile())',
  '&lt;img src=x onerror=hostile()&gt;',
  '\u003cimg src=x onerror=hostile()\u003e',
  '＜img src=x onerror=hostile()＞',
]
const [FIRST = '', IMAGE = ''] = PAYLOADS
const ALL = PAYLOADS.join('\n')

/** The payloads in texts of a length that a field allows. */
function chunks(longest: number): string[] {
  const texts: string[] = []
  for (const payload of PAYLOADS.filter(({ length }) => length <= longest)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + payload.length < longest) {
      texts[texts.length - 1] = `${last} ${payload}`
    } else texts.push(payload)
  }
  return texts
}

async function storeEverywhere(uid: string): Promise<void> {
  await stored('insert into public.users (id) values ($1) on conflict do nothing', [uid])
  for (const content of [ALL, ...chunks(900).slice(0, 7)]) {
    await stored(
      `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
       values ($1, gen_random_uuid(), $2, 4, current_date, 600)`,
      [uid, content],
    )
  }
  for (const [index, raag] of chunks(100).entries()) {
    await stored(
      `insert into public.mood_logs
         (user_id, id, emotion, emotion_label, local_date, local_minute, minutes, raag)
       values ($1, gen_random_uuid(), 'session_complete', 'Meditation Session Completed',
         current_date - $2::integer % 3, 380, 10, $3)`,
      [uid, index, raag],
    )
  }
  await stored(
    `insert into public.user_astro_profiles
       (user_id, full_name, birth_date, birth_time, birth_place, timezone, latitude, longitude,
        zone, utc_offset_seconds, sure_to_minutes)
     values ($1, $2, '1991-02-28', '05:40', $3, 'auto', 18.5196, 73.8554, 'Asia/Kolkata', 19800, 60)`,
    [uid, chunks(200)[0], chunks(300)[0]],
  )
}

/** The library as somebody who gained access to it would leave it. */
async function spoilLibrary(page: Page): Promise<void> {
  let turn = 0
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    if ('columns' in value && 'rows' in value) return spoilt(unpacked(value))
    if (!('audioUrl' in value)) return value
    turn += 1
    const text = PAYLOADS[turn % PAYLOADS.length]
    return { ...value, title: text, description: ALL, raag: text }
  }
  await page.route(environment().sqlEndpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const reply = await route.fetch()
    const { results = [] } = JSON.parse(await reply.text())
    const cellOf = (cell: string | null) =>
      cell?.startsWith('[') ? JSON.stringify(spoilt(JSON.parse(cell))) : cell
    for (const result of results) {
      result.rows = result.rows.map((row: (string | null)[]) => row.map(cellOf))
    }
    return route.fulfill({ response: reply, body: JSON.stringify({ results }) })
  })
}

const IMPORT = {
  name: 'hostile.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'alap-my-data',
      version: ALL,
      mood_logs: [{ id: ALL, [FIRST]: ALL }],
    }),
  ),
}

test('hostile text in every field, file, address and reply is shown as text and never runs', {
  tag: '@desktop',
}, async ({ page, complaints }) => {
  test.setTimeout(300_000)
  const events: string[] = []
  await page.exposeFunction('hostile', () => events.push('executed'))
  await page.exposeFunction('violated', (what: string) => events.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      Reflect.get(window, 'violated')(`${violatedDirective}: ${sample}`)
    })
  })
  complaints.allow(/\/recordings\//)
  await page.route(/\/recordings\/.*\.mp3$/, (route) => route.abort())
  complaints.allow(/ERR_FAILED/)

  const person = { ...(await newPerson()), name: ALL }
  await storeEverywhere(person.uid)
  await keepSignedIn(page, person)
  await spoilLibrary(page)

  const screens = [
    ...['/dashboard', '/journal', '/progress', '/motivation', '/profile', '/profile?tab=account'],
    ...['/profile?tab=astrology', '/mood-checkin', '/session', '/audio', '/audio/day-1'],
    ...['/onboarding/astrology', '/vedic-calculator'],
    `/audio/${encodeURIComponent(IMAGE)}`,
    `/profile?tab=${encodeURIComponent(ALL)}`,
    `/dashboard?mood=${encodeURIComponent(ALL)}#${encodeURIComponent(ALL)}`,
    `/login?mode=${encodeURIComponent(ALL)}&oobCode=${encodeURIComponent(ALL)}`,
  ]
  for (const screen of screens) {
    await test.step(screen.slice(0, 60), async () => {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(events, screen).toEqual([])
    })
  }

  await page.goto('/journal')
  for (const payload of PAYLOADS) {
    await expect(page.getByRole('main')).toContainText(payload)
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Meditation Sessions' })).toContainText('hostile()')

  for (const usr of [
    { title: FIRST, sessionData: { title: FIRST, description: ALL.slice(0, 1000), raag: FIRST } },
    { sessionTitle: ALL, mood: ALL, from: 'javascript:hostile()' },
    { title: FIRST, audioUrl: 'javascript:hostile()' },
  ]) {
    await page.evaluate((state) => {
      history.replaceState({ usr: state, key: 'made', idx: 0 }, '', '/session')
    }, usr)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

  await page.goto('/profile?tab=account')
  await page.locator('input[type=file]').setInputFiles(IMPORT)
  await expect(page.getByText(/this Alap reads version/)).toBeVisible()
  expect(events).toEqual([])

  // What the journey would see, had one place taken a text for a page.
  complaints.allow(/TrustedHTML|Content Security Policy/)
  await page.evaluate((html) => {
    try {
      document.body.insertAdjacentHTML('beforeend', html)
    } catch {
      // Trusted Types refuse it, and report it.
    }
  }, IMAGE)
  await expect.poll(() => events.length).toBeGreaterThan(0)
  process.stdout.write(
    `Hostile text in a browser: ${PAYLOADS.length} payloads on ${screens.length} screens, 0 executed\n`,
  )
})
