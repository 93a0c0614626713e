import { expect } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { holdComposer } from '../support/practice/practising.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'

// A request that did not get through, and the fault that the page's boundary caught and showed.
const UNREACHABLE = /net::ERR_FAILED|^DataError: Failed to fetch/

test.describe('a text or mood whose way to the database is cut', () => {
  test('a text whose reply is lost is safe on the device, through a reload, and is stored once', {
    tag: '@phone',
  }, async ({ signedIn: page, person, complaints }) => {
    complaints.allow(UNREACHABLE)
    await page.goto('/journal')
    await page.getByLabel('Your reflection').fill('Kept through the tunnel.')
    await page.getByLabel('🙂 Happy').check()
    await expect(page.getByText('Your first page')).toBeVisible()
    await page.route(environment().sqlEndpoint, async (route) => {
      // The database hears it, and the answer is lost on the way back.
      await route.fetch()
      // A reload may have ended the request meanwhile.
      await route.abort().catch(() => undefined)
    })
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Saved on this device' })
    await dialog.getByRole('button', { name: 'Write another' }).click()
    await expect(page.getByRole('article')).toContainText('Kept through the tunnel.')
    const waiting = page.getByRole('link', { name: 'Saved on this device: 1 change' })
    await waiting.click()
    await expect(page.getByRole('dialog', { name: 'On this device' })).toContainText(
      'Journal entry',
    )
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('article')).toContainText('Kept through the tunnel.')

    await page.unroute(environment().sqlEndpoint)
    await page.reload()
    await expect(page.getByRole('article')).toContainText('Kept through the tunnel.')
    await expect(waiting).toBeHidden()
    const kept = await stored<{ content: string }>(
      'select content from public.journal_entries where user_id = $1',
      [person.uid],
    )
    expect(kept).toEqual([{ content: 'Kept through the tunnel.' }])
  })

  test('a mood set without a network is on every screen, and in the database when it is back', {
    tag: '@desktop',
  }, async ({ signedIn: page, person, complaints }) => {
    complaints.allow(UNREACHABLE)
    await holdComposer(page)
    await page.goto('/mood-checkin')
    await page.getByLabel('🙂 Happy').check()
    await page.route(environment().sqlEndpoint, (route) => route.abort())
    await page.getByRole('button', { name: 'Continue to Session' }).click()

    await expect(page).toHaveURL('/session')
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    const rows = () =>
      stored<{ emotion: string }>('select emotion from public.mood_logs where user_id = $1', [
        person.uid,
      ])
    expect(await rows()).toEqual([])
    await page.unroute(environment().sqlEndpoint)
    await page.goto('/mood-checkin')
    await expect(page.getByLabel('🙂 Happy')).toBeChecked()
    await expect.poll(rows).toEqual([{ emotion: '4' }])
  })
})
