import { expect, test } from 'playwright/test'
import { recordComplaints } from './complaints-of-page.ts'
import type { Engine } from './drivers/engine.ts'
import { installedEngines } from './drivers/installed.ts'
import { expectOwnLook, TAB } from './field-look.ts'
import { createScreen } from './screen.ts'
import { beginSession, createAccount, openLogin, type Screen, withEngine } from './walk.ts'

async function reflect(screen: Screen) {
  await screen.press('button', 'Begin Reflection')
  await screen.seePath('/journal')
  await screen.type('field', 'Your reflection', 'The low note stayed.')
  await screen.press('button', 'Save')
  await screen.see('dialog', 'Entry saved')
  await screen.press('button', 'Write another')
  await screen.see('article', 'Today, Happy')
  await screen.seeText('The low note stayed.')
}

/** With Tab alone, from the field or button before it. */
async function reachFields(screen: Screen, engine: Engine) {
  await screen.press('link', 'Daily reminder')
  await screen.type('field', /^At an hour/, TAB)
  await expectOwnLook(engine, 'Time')
  // A card below the dialog has a "Close" too.
  await screen.type('field', /^At an hour/, ESCAPE)
  await screen.press('link', 'Home')
  await screen.press('link', 'Profile')
  // The field is in a part that the next line opens.
  await screen.type('button', 'Export JSON', `${TAB}${ENTER}${TAB}`)
  await expectOwnLook(engine, 'For a spreadsheet')
}

/** WebDriver's codes for the keys. */
const ESCAPE = '\uE00C'
const ENTER = '\uE007'

// Ten minutes in under one: every second of it is played, so all of it counts as heard.
const RATE = 14

const engines = installedEngines()

if (engines.length === 0) {
  test('neither firefox-esr nor webkit2gtk-driver is installed: nothing to run in', () => undefined)
}

for (const { name, start } of engines) {
  test(`one day of Alap in ${name}`, async ({ baseURL }) => {
    await withEngine(start, async (engine) => {
      test.info().annotations.push({ type: 'version', description: engine.version })
      const screen = createScreen(engine)
      await engine.goTo(`${baseURL}/`)
      await openLogin(screen)
      const complaints = await recordComplaints(engine)
      await createAccount(screen)
      await beginSession(screen)
      await screen.hurry(RATE)
      await screen.see('dialog', "You're all set for today")
      await reflect(screen)
      await screen.press('link', 'Path')
      await screen.see('day', /^Today, (?!.*Still open)/)
      await reachFields(screen, engine)
      expect(await complaints(), 'what the page complained of').toEqual([])
    })
  })
}
