import type { BrowserContext } from 'playwright/test'

/**
 * Answers, on a device whose clock a test has set, that its date is right: the app would ask before it
 * stores anything under another date than the sign-in service's.
 */
export async function vouchForTheClock(device: BrowserContext): Promise<void> {
  await device.addInitScript((real) => {
    addEventListener('DOMContentLoaded', () => {
      const isSet = Math.abs(Date.now() - real) > 86_400_000
      if (isSet) localStorage.setItem('alap:date-said-right', String(Date.now()))
    })
  }, Date.now())
}
