import { type Page, test } from 'playwright/test'
import { expectAccessible, expectReadable } from './axe.ts'
import { expectNoSidewaysScroll, expectNothingInTheWay, expectRoomForFingers } from './fits.ts'

/**
 * Looks at a screen in both colours. They follow from style sheets alone, so the page stays as it
 * is; the second colour stays on, and is not the same on both sizes.
 */
export async function look(page: Page, screen: string): Promise<void> {
  const isPhone = test.info().project.name === 'phone'
  const [first, second] = isPhone ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme: first })
  await expectAccessible(page, `${screen}, ${first}`)
  await expectNoSidewaysScroll(page, screen)
  await expectRoomForFingers(page, screen)
  await expectNothingInTheWay(page, screen)
  await page.emulateMedia({ colorScheme: second })
  await expectReadable(page, `${screen}, ${second}`)
}
