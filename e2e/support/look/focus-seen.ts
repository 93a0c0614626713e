import { expect, type Page } from 'playwright/test'

// More than one round of the longest page.
const MOST_TABS = 200

/** Walks through the page with Tab, there and back: what has the focus is never covered. */
export async function expectFocusSeen(page: Page, screen: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>()
    let isRound = false
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(focusedNow)
      isRound = !focused
      if (!focused) break
      seen.add(focused.name)
      expect.soft(focused.by, `${screen}, ${key}: over "${focused.name}"`).toBe('')
    }
    expect(isRound, `${screen}, ${key}: the whole round`).toBe(true)
    expect(seen.size, `${screen}, ${key}: what had the focus`).toBeGreaterThan(5)
  }
}

/** What has the focus, and what covers the middle of it; nothing has it at the end of a round. */
function focusedNow(): { readonly name: string; readonly by: string } | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const name = element.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 80)
  // A radio that is only for screen readers is shown by its label.
  const shown = element.closest('label') ?? element
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (!over) return { name, by: 'the edge of the screen' }
  const isItself = over.contains(shown) || shown.contains(over)
  return { name, by: isItself ? '' : over.outerHTML.slice(0, 120) }
}
