import { expect, type Page } from 'playwright/test'
import { isTranslated, textsOf, translatePages } from '../support/device/translator.ts'
import type { Person } from '../support/person.ts'
import { feelFor, practiseFor } from '../support/practice/practice-rows.ts'
import { keepSignedIn } from '../support/signed-in.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

const NOON = new Date('2026-03-18T12:00:00Z')

const CONTROLS =
  ':is(main, [role=dialog]) :is(button, select, summary, textarea, input:not([type=file])):enabled'

/** What leaves the page, asks the device for something, writes to the account, or sounds. */
const LEFT_ALONE =
  /save|delete|sign (?:in|out)|create account|reset|download|print|share|copy|play|pause|hear|listen|start|stop|sit|import|export|forget|keep|remove|continue|location|here|day of rest|add entry|sound|begin|heart|e-mail|email|link|skip|compare/i

const SCREENS = [
  ...['/dashboard', '/panchang', '/journal', '/progress', '/progress?tab=insight', '/motivation'],
  ...['/mood-checkin', '/session', '/audio', '/audio/day-1', '/vedic-calculator', '/try/chart'],
  ...['/profile', '/profile?tab=astrology', '/profile?tab=account', '/onboarding/astrology'],
  ...['/dashboard?raga=yaman', '/dashboard?mantras', '/dashboard?sit', '/dashboard?reminder'],
]

type Both = { readonly plain: Page; readonly translated: Page }

/**
 * A person with a birth, a month of practice, and words on some of its days. Its achievements were
 * celebrated: only one of two devices would show that card.
 */
async function practise(person: Person, page: Page): Promise<void> {
  await practiseFor(20, person, page)
  await feelFor(30, person, page)
  await stored(
    `insert into public.celebrations (user_id, achievement)
     select $1, unnest(array['first-steps', 'week-warrior', 'month-master', 'century-club',
       'consistency-king', 'mindfulness-master', 'journal-journey', 'zen-zone', 'early-bird',
       'diamond-dedication'])`,
    [person.uid],
  )
  await stored(
    `insert into public.journal_entries (user_id, id, content, mood, local_date, local_minute)
     select $1, gen_random_uuid(), 'Words of day ' || n, 4, '2026-03-18'::date - n, 600
     from generate_series(0, 6) as n`,
    [person.uid],
  )
  await stored(
    `insert into public.user_astro_profiles (user_id, full_name, birth_date, birth_time, birth_place,
       timezone, latitude, longitude, zone, utc_offset_seconds, sure_to_minutes)
     values ($1, 'Asha Rao', '1991-02-28', '05:40', 'Pune, Maharashtra, India', 'auto', 18.5196,
       73.8554, 'Asia/Kolkata', 19800, 1)`,
    [person.uid],
  )
}

const each = ({ plain, translated }: Both, act: (page: Page) => Promise<unknown>) =>
  Promise.all([act(plain), act(translated)])

/** Both pages show the same and offer the same controls, once both are done. */
async function expectAlike({ plain, translated }: Both, where: string): Promise<void> {
  await expect(async () => {
    expect(await textsOf(translated), where).toEqual(await textsOf(plain))
    expect(await controlsOf(translated), where).toEqual(await controlsOf(plain))
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200, 500] })
}

/** The names of the controls a person can use now, in their order. */
const controlsOf = (page: Page) =>
  page
    .locator(CONTROLS)
    .evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    )

async function open(both: Both, screen: string): Promise<void> {
  await each(both, async (page) => {
    await page.goto(screen)
    // An open dialog hides the heading of its page.
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
  await expectAlike(both, screen)
}

/** The name of a control that a person may use here; `null` for one that is left alone. */
function usable(page: Page, index: number): Promise<string | null> {
  return page
    .locator(CONTROLS)
    .nth(index)
    .evaluate((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const name = [
        control.getAttribute('aria-label'),
        control.textContent,
        ...labels.map((label) => label.textContent),
      ]
      return control.checkVisibility() ? name.join(' ').trim() : null
    })
}

/** Uses a control as a person does: presses it, chooses the next thing, or types a little. */
function use(page: Page, index: number): Promise<void> {
  return page
    .locator(CONTROLS)
    .nth(index)
    .evaluate((control) => {
      const isText =
        control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && !/radio|checkbox|range/.test(control.type))
      if (control instanceof HTMLElement && !isText && !(control instanceof HTMLSelectElement)) {
        control.click()
        return
      }
      const { prototype } = control.constructor as { prototype: object }
      const key = control instanceof HTMLSelectElement ? 'selectedIndex' : 'value'
      const typed =
        { date: '2001-02-03', time: '06:30' }[control.getAttribute('type') ?? ''] ?? 'ya'
      const next = control instanceof HTMLSelectElement ? control.options.length - 1 : typed
      Object.getOwnPropertyDescriptor(prototype, key)?.set?.call(control, next)
      control.dispatchEvent(new Event(key === 'value' ? 'input' : 'change', { bubbles: true }))
    })
}

/** Uses every control of a screen on both pages, one after another. */
async function useAll(both: Both, screen: string): Promise<number> {
  let used = 0
  const { plain } = both
  for (let index = 0; index < Math.min(await plain.locator(CONTROLS).count(), 60); index += 1) {
    const name = await usable(plain, index)
    if (name === null || LEFT_ALONE.test(name)) continue
    const before = plain.url()
    await each(both, (page) => use(page, index))
    await expectAlike(both, `${screen}: ${name}`)
    used += 1
    const isOpened = (await plain.getByRole('dialog').count()) > 0 && !screen.includes('?')
    if (isOpened) await each(both, (page) => page.keyboard.press('Escape'))
    if (new URL(plain.url()).pathname !== new URL(before).pathname) await open(both, screen)
    await expectAlike(both, `${screen}: after ${name}`)
  }
  return used
}

test.use({ timezoneId: 'Asia/Kolkata' })

test('a translated page shows what the page shows, whatever a person does there', {
  tag: ['@desktop', '@long'],
}, async ({ page: plain, person, newDevice }) => {
  // Hundreds of controls, on both pages: nine minutes on a busy machine.
  test.setTimeout(1_800_000)
  const device = await newDevice()
  await translatePages(device)
  const both = { plain, translated: await device.newPage() }
  await each(both, async (page) => {
    await page.clock.setFixedTime(NOON)
    await keepSignedIn(page, person)
  })
  await practise(person, plain)

  await open(both, '/panchang')
  expect(await isTranslated(both.translated)).toBe(true)
  let used = 0
  for (const screen of SCREENS) {
    await test.step(screen, async () => {
      await open(both, screen)
      used += await useAll(both, screen)
    })
  }
  process.stdout.write(`A translated page: ${used} controls used on ${SCREENS.length} screens\n`)
  expect(used).toBeGreaterThan(5 * SCREENS.length)
})
