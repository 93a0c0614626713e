import type { BrowserContext, Page } from 'playwright/test'

/**
 * Makes every page of a device a translated one: as a browser's translator does, it replaces each
 * text node by elements with a text of their own, and goes on with what comes later.
 */
export async function translatePages(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    const KEPT = 'font, script, style, noscript, svg, textarea, select, [translate=no]'
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(KEPT)) return
      const inner = document.createElement('font')
      inner.textContent = text.data
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapAll = () => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      }
      for (const text of texts) wrap(text)
    }
    document.addEventListener('DOMContentLoaded', () => {
      // A picture has no body.
      if (!(document.body instanceof HTMLElement)) return
      wrapAll()
      new MutationObserver(wrapAll).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  })
}

/** The texts of a page in their order, but for toasts, which go by themselves. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const words = (textContent ?? '').replace(/\s+/g, ' ').trim()
      const isShown = !parentElement?.closest('script, style, [aria-label^=Notifications]')
      if (words !== '' && isShown) texts.push(words)
    }
    return texts
  })
}

/** The translator has been at work on a page. */
export function isTranslated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('h1 > font') !== null)
}
