import type { Page } from 'playwright/test'

/**
 * Gives the pages to come a second policy; the stricter of both counts. Their header cannot be changed
 * on its way: the browser has read a document's policy by then.
 */
export async function addPolicy(page: Page, rules: string): Promise<void> {
  await page.addInitScript((content) => {
    const add = () => {
      if (!document.head) return
      observer.disconnect()
      const policy = document.createElement('meta')
      policy.httpEquiv = 'Content-Security-Policy'
      policy.content = content
      document.head.prepend(policy)
    }
    const observer = new MutationObserver(add)
    observer.observe(document, { childList: true, subtree: true })
  }, rules)
}
