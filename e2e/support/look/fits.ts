import { expect, type Page } from 'playwright/test'
import { coveredControls, sidewaysScroll, smallTargets } from '~dev/pictures/checks/size-checks.ts'

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `${screen}: width of the page`).toEqual([])
}

/** Every control is at least 44 px wide and high. */
export async function expectRoomForFingers(page: Page, screen: string): Promise<void> {
  const { targets, small } = await smallTargets(page)
  expect(targets, `${screen}: something to press`).toBeGreaterThan(0)
  expect.soft(small, `${screen}: targets under 44 px`).toEqual([])
}

/** Nothing else of the page takes the press of a control; a layer over the page may. */
export async function expectNothingInTheWay(page: Page, screen: string): Promise<void> {
  expect.soft(await coveredControls(page), `${screen}: controls under something else`).toEqual([])
}
