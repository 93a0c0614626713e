import { expect } from 'playwright/test'
import { look } from '../support/look/look.ts'
import { openSession, SESSION } from '../support/recording.ts'
import { expectSound, sound } from '../support/sound.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

test('a low mood is offered a journey, which plays on from its first raga into its second', async ({
  signedIn: page,
}) => {
  await openSession(page, { ...SESSION, mood: 2 })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'A journey of two ragas' }).click()
  const offer = page.getByRole('dialog', { name: 'A journey of two ragas' })
  await offer.getByRole('radio', { name: 'A coin' }).check()
  await expect(offer.getByText(/Today the coin says (a journey|one raga alone)/)).toBeVisible()
  await look(page, 'the offer of a journey')
  await offer.getByRole('radio', { name: 'I do' }).check()
  await offer.getByRole('button', { name: 'Play This Journey' }).click()

  await page.getByRole('button', { name: 'Close' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expectSound(page)
  const names = /^([A-Z][a-z ]+), then ([A-Z][a-zA-Z ]+?) \1/
  await expect(title).toHaveText(names)
  const [, , second = ''] = names.exec((await title.textContent()) ?? '') ?? []
  expect((await sound(page)).duration).toBeCloseTo(900.04, 1)
  await look(page, 'a journey in its first raga')

  // The first lasts five minutes; each press goes half a minute on.
  await page.getByRole('slider', { name: 'Position' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('PageUp')
  await expectSound(page, 300)
  await expect(title).toHaveText(new RegExp(`then ${second} ${second}`))
})
