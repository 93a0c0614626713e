import { type BrowserContext, expect } from 'playwright/test'
import { WORKER_POLICY } from '~/lib/shell/app-worker.ts'

/**
 * Another version comes, as at a visit after a release; resolves once its worker waits. Its address
 * differs because no test can change the file that a browser fetches by itself.
 */
export async function release(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/icon.svg')
  const state = await page.evaluate(async (policy) => {
    const { trustedTypes } = window as unknown as { trustedTypes: Policies }
    const next = trustedTypes.createPolicy(policy, { createScriptURL: (url) => url })
    const address = next.createScriptURL('/sw.js?next')
    const registration = await navigator.serviceWorker.register(address)
    const { installing } = registration
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve))
    return registration.waiting?.state
  }, WORKER_POLICY)
  expect(state).toBe('installed')
  await page.close()
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
