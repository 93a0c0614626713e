import { expect, type Page, type Request } from 'playwright/test'
import { environment } from './support/environment.ts'
import { signIn } from './support/person.ts'
import { test } from './support/test.ts'

/** Every request of a page from now on. */
function requestsOf(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return asked
}

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the landing page has its every word', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/')
    for (const words of [
      'Sit with a raga, once a day.',
      'Ten quiet minutes of Indian classical music',
      'A raga a day, from a slow opening to a closing bell.',
      'One of five faces says how you are.',
      'A sheet of paper for what stayed with you.',
      'Your practice begins with one sit.',
    ]) {
      await expect(page.getByText(words)).toBeVisible()
    }
    const signIn = page.getByRole('link', { name: 'Sign In' })
    await expect(signIn).toHaveAttribute('href', '/login')
    for (const name of ['Begin your practice', 'Create your account']) {
      const link = page.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', '/login?mode=create')
    }
  })
})

test('the landing document carries at most 1 kB of script and loads none', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const asked = requestsOf(page)
  const response = await page.goto('/', { waitUntil: 'load' })
  const html = (await response?.text()) ?? ''
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)

  expect(asked.length).toBeLessThanOrEqual(3)
  expect(inline.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(inline.join(''))).toBeLessThanOrEqual(1000)
  expect(html.match(/<script[^>]+src=/g)).toBeNull()
  expect(asked.filter((request) => request.resourceType() === 'script')).toEqual([])
})

test('home fetches the letters that it draws, at most 60 kB of them', {
  tag: ['@desktop', '@long'],
}, async ({ home: page }) => {
  // The page that is left may only now come to fetch its letters; they are not counted twice.
  await page.goto('about:blank')
  const asked = requestsOf(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your Progress' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const fonts = asked.filter((request) => request.resourceType() === 'font')
  const files = fonts.map((request) => /[^/]+(?=-.{8}\.woff2)/.exec(request.url())?.[0])
  expect(files.toSorted()).toEqual(['anek-english', 'eczar-english', 'eczar-ragas'])
  const bodies = await Promise.all(
    fonts.map(async (font) => (await page.request.get(font.url())).body()),
  )
  const size = bodies.reduce((sum, body) => sum + body.length, 0)
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(60_000)
})

test('a returning person sees their day while the identity service is still slow', {
  tag: ['@phone', '@long'],
}, async ({ home: page }) => {
  let release = () => {}
  const stalled = new Promise<void>((resolve) => {
    release = resolve
  })
  const order: string[] = []
  await page.goto('about:blank')
  await page.route(/accounts:lookup/, async (route) => {
    order.push('lookup asked')
    await stalled
    order.push('lookup answered')
    await route.continue()
  })
  const answered = page.waitForResponse(/accounts:lookup/)
  await page.goto('/dashboard')
  await expect(page.getByRole('list', { name: 'Meditation Sessions' })).toBeVisible()
  order.push('data seen')
  await expect.poll(() => order).toContain('lookup asked')
  release()
  await answered

  expect(order.indexOf('data seen')).toBeLessThan(order.indexOf('lookup answered'))
  await expect(page.getByRole('list', { name: 'Meditation Sessions' })).toBeVisible()
})

test('a returning person is greeted before the app has come, where home greets', async ({
  signedIn: page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const greeting = page.locator('#greeting p').first()
  await expect(greeting).toHaveText(/^Good \w+, \w+$/)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await greeting.boundingBox()
  release()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(greeting).toHaveCount(0)
  // The words for somebody new are others, and may need fewer lines.
  const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 }
  expect(before).toMatchObject({ x, y })
})

test('a line is as wide before its display font has come as after', async ({ home: page }) => {
  const shares = await page.evaluate(async () => {
    const line = document.createElement('span')
    line.style.position = 'absolute'
    line.style.whiteSpace = 'pre'
    line.textContent = 'Good afternoon, Asha. How are you feeling today?'
    document.body.append(line)
    const widthIn = (font: string) => {
      line.style.font = font
      return line.getBoundingClientRect().width
    }
    await document.fonts.ready
    return [400, 600].map(
      (weight) => widthIn(`${weight} 100px "Eczar Fallback"`) / widthIn(`${weight} 100px "Eczar"`),
    )
  })
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.97)
    expect(share).toBeLessThan(1.03)
    expect(share).not.toBe(1)
  }
})

for (const [address, title] of [
  ['/login', 'Welcome back'],
  ['/login?mode=create', 'Begin your practice'],
] as const) {
  test(`"${title}" is read before the app has come, where the page has it`, {
    tag: '@long',
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const beginning = page.locator('#greeting h1')
    await expect(beginning).toHaveText(title)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const [before, drawing] = await boxesOf(page)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(beginning).toHaveCount(0)
    const [after, drawingAfter] = await boxesOf(page)
    for (const part of ['x', 'y', 'width', 'height'] as const) {
      expect(after?.[part]).toBeCloseTo(before?.[part] ?? Number.NaN, 0)
      expect(drawingAfter?.[part]).toBeCloseTo(drawing?.[part] ?? Number.NaN, 0)
    }
  })
}

test('errors and a longer form leave the title of the sign-in where it is', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/login')
  const [before] = await boxesOf(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  expect((await boxesOf(page))[0]).toEqual(before)
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  expect((await boxesOf(page))[0]?.y).toBe(before?.y)
})

/** Holds every script of the app back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Where the title of the page stands, and the drawing before it: on a phone the name of the app, else the wheel. */
async function boxesOf(page: Page) {
  const drawing = page.locator('.sky + div svg').filter({ visible: true }).last()
  return [await page.locator('h1').boundingBox(), await drawing.boundingBox()]
}

test('a stalled identity service delays no page of a signed-out person', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const asked = requestsOf(page)
  await page.route(`${environment().authUrl}/**`, () => new Promise(() => {}))
  await page.goto('/dashboard')

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  const own = new URL(environment().app).origin
  expect(asked.filter((request) => new URL(request.url()).origin !== own)).toEqual([])
})

test('the app sends requests only to itself, its identity service and its database', {
  tag: '@desktop',
}, async ({ page, person }) => {
  const asked = requestsOf(page)
  await page.goto('/')
  await signIn(page, person)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')

  const { app, authUrl, sqlEndpoint } = environment()
  const known = [app, authUrl, sqlEndpoint].map((address) => new URL(address).origin)
  const hosts = new Set(asked.map((request) => new URL(request.url()).origin))
  expect([...hosts].filter((origin) => !known.includes(origin) && origin !== 'null')).toEqual([])
  expect(asked.filter((request) => /__\/auth|iframe|gapi/.test(request.url()))).toEqual([])
})

/** What was asked of the database for a screen: no screen waits for what follows to the device. */
function callsForScreens(asked: readonly Request[]): Request[] {
  return asked.filter(
    (request) =>
      request.url() === environment().sqlEndpoint &&
      request.method() === 'POST' &&
      /select api\.first\(/.test(request.postData() ?? ''),
  )
}

const SCREENS = [
  { path: '/dashboard', title: /^Welcome/ },
  { path: '/audio', title: 'Sessions' },
  { path: '/journal', title: 'Journal' },
  { path: '/mood-checkin', title: 'How are you feeling today?' },
  { path: '/session', title: /./ },
  { path: '/progress', title: 'Your Journey' },
  { path: '/profile', title: 'Profile' },
]

test('every screen asks the database for its first rows once at most', { tag: '@phone' }, async ({
  home: page,
}) => {
  for (const { path, title } of SCREENS) {
    await test.step(path, async () => {
      await page.goto('about:blank')
      const asked = requestsOf(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

      // The document asks for them as long as no worker has kept the app.
      expect(callsForScreens(asked).length, path).toBeLessThanOrEqual(1)
    })
  }
})

test('a tour of the screens asks the database for nothing that is on the device', {
  tag: ['@desktop', '@long'],
}, async ({ home: page }) => {
  await page.reload({ waitUntil: 'networkidle' })
  const asked = requestsOf(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const counts: number[] = []
  for (const name of ['Sessions', 'Journal', 'Check-in', 'Path', 'Home']) {
    const before = asked.length
    await menu.getByRole('link', { name }).click()
    await page.waitForLoadState('networkidle')
    counts.push(callsForScreens(asked.slice(before)).length)
  }

  expect(counts).toEqual([0, 0, 0, 0, 0])
})

test('the sign-in loads at most 12 files', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThanOrEqual(12)
})

/** Words that stand in the code of each part that home does without. */
const LATER_PARTS = {
  Firebase: 'identitytoolkit.googleapis.com',
  'the player': 'setPositionState',
  'the keepers': 'alap:keys',
}
/** The rest that a slow phone gets for the person before those parts are asked for. */
const REST_MS = 500

/** Notes on the page when the watch of the day, the first that is drawn of the data, is there. */
async function noteFirstData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('section[aria-label="The watch of the day"]')) return
      Reflect.set(window, 'firstData', performance.now())
      watch.disconnect()
    }
    const watch = new MutationObserver(look)
    watch.observe(document, { childList: true, subtree: true })
  })
}

/** What a page has asked for, with how long after its first data that was, in ms. */
function askedAround(page: Page): Promise<{ name: string; after: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      name,
      after: startTime - Number(Reflect.get(window, 'firstData')),
    })),
  )
}

/** How long after its first data a page asked for the script with these words, in ms. */
async function askedAfterData(page: Page, words: string): Promise<number | null> {
  for (const { name, after } of await askedAround(page)) {
    if (!name.endsWith('.js')) continue
    if ((await (await page.request.get(name)).text()).includes(words)) return after
  }
  return null
}

test('home asks for Firebase, the player and the keepers when its data is there and the page has rested, with at most 29 requests in all', {
  // On a phone the pages of the menu follow, one after another, for as long as the page rests.
  tag: ['@desktop', '@long'],
}, async ({ signedIn: page }) => {
  await noteFirstData(page)
  await page.goto('/dashboard')
  for (const [part, words] of Object.entries(LATER_PARTS)) {
    await expect
      .poll(() => askedAfterData(page, words), { message: part })
      .toBeGreaterThanOrEqual(REST_MS)
  }
  await page.waitForLoadState('networkidle')
  const all = (await askedAround(page)).map(({ name }) => name)
  expect(all.length).toBeGreaterThan(10)
  // The document is not among them.
  expect(all.length + 1, all.join(' ')).toBeLessThanOrEqual(29)
})

test('the first visit of home loads at most 12 files and no font before its data', {
  tag: ['@phone', '@long'],
}, async ({ signedIn: page }) => {
  await page.goto('about:blank')
  const asked = requestsOf(page)
  const { sqlEndpoint } = environment()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(sqlEndpoint, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // The preflight of the call is not among them.
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.length + 1).toBeLessThanOrEqual(12)
  const fonts = () => asked.filter((request) => request.resourceType() === 'font')
  expect(fonts()).toEqual([])
  release()
  await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
  await expect.poll(() => fonts().length).toBeGreaterThan(0)
})

test('the document sends the first calls of home before any code has come, and the app sends them no second time', {
  tag: '@phone',
}, async ({ signedIn: page }) => {
  const { sqlEndpoint } = environment()
  await page.goto('about:blank')
  const asked = requestsOf(page)
  const called = page.waitForRequest(
    (request) => request.url() === sqlEndpoint && request.method() === 'POST',
  )
  await page.route('**/assets/*.js', async (route) => {
    await called
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'The watch of the day' })).toBeVisible()
  expect(callsForScreens(asked)).toHaveLength(1)
})
