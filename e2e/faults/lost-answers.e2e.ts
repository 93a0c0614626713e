import { expect } from 'playwright/test'
import { environment } from '../support/environment.ts'
import { holdRecordings } from '../support/practice/practising.ts'
import { stored } from '../support/stored.ts'
import { test } from '../support/test.ts'
import { toast } from '../support/toast.ts'

// A request that did not get through, and the fault that the page's boundary caught and showed.
const UNREACHABLE = /net::ERR_FAILED|^DataError: Failed to fetch/

test.describe('a text or mood that the database cannot store', () => {
  test('a text that cannot be saved is kept, through a reload, and is saved once later', {
    tag: '@phone',
  }, async ({ signedIn: page, person, complaints }) => {
    complaints.allow(UNREACHABLE)
    await page.goto('/journal')
    const sheet = page.getByLabel('Your reflection')
    await sheet.fill('Kept through the tunnel.')
    await page.getByLabel('🙂 Happy').check()
    await expect(page.getByText('Your first page')).toBeVisible()
    await page.route(environment().sqlEndpoint, async (route) => {
      // The database hears it, and the answer is lost on the way back.
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Failed to save entry. Please try again.')).toBeVisible()
    await expect(page.getByText('The database cannot be reached')).toBeVisible()
    await expect(sheet).toHaveValue('Kept through the tunnel.')
    await page.unroute(environment().sqlEndpoint)
    await page.reload()
    await expect(sheet).toHaveValue('Kept through the tunnel.')
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('dialog', { name: 'Entry saved' })).toBeVisible()
    const kept = await stored<{ content: string }>(
      'select content from public.journal_entries where user_id = $1',
      [person.uid],
    )
    expect(kept).toEqual([{ content: 'Kept through the tunnel.' }])
  })

  test('a mood that cannot be saved is reported, and the way to the session continues', {
    tag: '@desktop',
  }, async ({ signedIn: page, complaints }) => {
    complaints.allow(UNREACHABLE)
    await holdRecordings(page)
    await page.goto('/mood-checkin')
    await page.getByLabel('🙂 Happy').check()
    await page.route(environment().sqlEndpoint, (route) => route.abort())
    await page.getByRole('button', { name: 'Continue to Session' }).click()

    await expect(
      toast(page, 'Failed to save your mood. You can still continue with your session.'),
    ).toBeVisible()
    await expect(page).toHaveURL('/session')
  })
})
