import { expect, type Page } from 'playwright/test'
import { workerReady } from './support/device/offline.ts'
import { look } from './support/look/look.ts'
import { MARK, ownFile } from './support/own-file.ts'
import { keepSignedIn } from './support/signed-in.ts'
import { expectSound, hurry } from './support/sound.ts'
import { stored } from './support/stored.ts'
import { test } from './support/test.ts'

const BOTH_SIZES = { tag: ['@phone', '@desktop'] }
const SECONDS = 40
const TWILIGHT = ownFile('Twilight_raga_Yaman.wav', SECONDS)

const yours = (page: Page) => page.getByRole('list', { name: 'Yours' })
const files = (page: Page) => page.getByRole('dialog').getByLabel('Files')
const thisSession = (page: Page) => page.getByRole('region', { name: 'This session' })

type Row = { title: string; raag: string | null; seconds: number; address: string | null }
const rowsOf = (uid: string) =>
  stored<Row>(
    'select title, raag, seconds, address from public.personal_recordings where user_id = $1 order by title',
    [uid],
  )

/** Opens the dialog on the page of all sessions. */
async function openAdding(page: Page) {
  await page.goto('/audio')
  await page.getByRole('link', { name: 'Add recordings' }).click()
  await expect(files(page)).toBeVisible()
}

test(
  'a file is added, described, heard, counted, kept on one device and chosen again on another',
  BOTH_SIZES,
  async ({ signedIn: page, person, newDevice }) => {
    const leaks: string[] = []
    page.context().on('request', (request) => {
      if (request.postDataBuffer()?.includes(MARK)) leaks.push(request.url())
    })
    await openAdding(page)
    await look(page, 'adding recordings')
    await files(page).setInputFiles([
      TWILIGHT,
      { ...TWILIGHT, name: 'the same again.wav' },
      { name: 'poem.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound at all') },
      { name: 'nothing.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) },
    ])
    const dialog = page.getByRole('dialog')
    const added = dialog.getByRole('list', { name: 'Added now' })
    await expect(added.getByText(/This file is empty.*Nothing of it was kept/)).toBeVisible()
    await expect(added.getByText(/nothing that this browser can play/)).toBeVisible()
    await expect(added.getByText(/among your recordings already/)).toBeVisible()
    await expect(added.getByRole('combobox', { name: 'Raga' })).toHaveValue('Yaman')
    await added.getByLabel('Title').fill('Twilight')
    await look(page, 'recordings added')
    // What was typed is saved when the dialog closes, by whatever way.
    await page.keyboard.press('Escape')
    await expect
      .poll(() => rowsOf(person.uid))
      .toEqual([{ title: 'Twilight', raag: 'Yaman', seconds: SECONDS, address: null }])
    await expect(yours(page).getByRole('listitem')).toHaveCount(1)
    await look(page, 'all sessions, with one of your own')

    await yours(page)
      .getByRole('link', { name: /Twilight/ })
      .click()
    await expect(thisSession(page).getByRole('heading', { level: 1 })).toHaveText('Twilight')
    await thisSession(page).getByRole('button', { name: 'Favourite: Twilight' }).click()
    await thisSession(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expectSound(page)
    await look(page, 'a recording of your own')
    await hurry(page)
    await expect(page.getByRole('dialog', { name: /You're all set/ })).toBeVisible()
    const heard = () =>
      stored('select raag, minutes, heard from public.mood_logs where user_id = $1', [person.uid])
    await expect.poll(heard).toEqual([{ raag: 'Yaman', minutes: 1, heard: null }])

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Yours', exact: true }).click()
    const list = page.getByRole('list', { name: 'Meditation Sessions' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText('Twilight')
    expect(leaks).toEqual([])

    const other = await (await newDevice()).newPage()
    await keepSignedIn(other, person)
    await other.goto('/audio')
    await expect(yours(other)).toContainText('File on another device')
    await yours(other)
      .getByRole('link', { name: /Twilight/ })
      .click()
    const again = other.getByLabel('Choose the file again')
    await look(other, 'a file on another device')
    await again.setInputFiles(ownFile('another.wav', 3, 330))
    await expect(other.getByText(/another.wav is another file/)).toBeVisible()
    await again.setInputFiles({ ...TWILIGHT, name: 'renamed meanwhile.wav' })
    await thisSession(other).getByRole('button', { name: 'Play', exact: true }).click()
    await expectSound(other)

    await other.getByRole('link', { name: 'Change or delete' }).click()
    await other.getByRole('button', { name: 'Delete this recording' }).click()
    await look(other, 'deleting a recording')
    await other.getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => rowsOf(person.uid)).toEqual([])
    await page.goto('/audio')
    await expect(page.getByText(/Recordings of your own/)).toBeVisible()
  },
)

test(
  'an address is added and played from there, and every other is refused in words',
  BOTH_SIZES,
  async ({ signedIn: page, person, complaints }) => {
    complaints.allow(/Failed to load resource|http:\/\/media.example.*media-src/)
    const sound = ownFile('', 20).buffer
    await page.route('https://media.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.endsWith('.wav')) {
        const [, from = '0'] = /^bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? []
        const range = `bytes ${from}-${sound.length - 1}/${sound.length}`
        await route.fulfill({
          status: 206,
          contentType: 'audio/wav',
          headers: { 'accept-ranges': 'bytes', 'content-range': range },
          body: sound.subarray(Number(from)),
        })
      } else if (pathname === '/moved') {
        await route.fulfill({ status: 302, headers: { location: 'http://media.example/a.wav' } })
      } else if (pathname === '/page') {
        await route.fulfill({ contentType: 'text/html', body: '<h1>A page</h1>' })
      } else await route.fulfill({ status: 404, body: '' })
    })
    await openAdding(page)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Or an address')
    const add = async (address: string) => {
      await field.fill(address)
      await field.press('Enter')
    }
    for (const [address, words] of [
      ['', /Enter the address/],
      ['yaman', /no address/],
      ['http://media.example/a.wav', /begin with https/],
      ['https://asha:secret@media.example/a.wav', /a name or a password/],
      ['https://192.168.1.4/a.wav', /home or an office network/],
      ['javascript:alert(1)', /no address/],
    ] as const) {
      await add(address)
      await expect(dialog.getByText(words)).toBeVisible()
    }
    await add('https://media.example/page')
    await expect(
      dialog.getByText(/There is no recording at this address|Nothing came/),
    ).toBeVisible()
    await add('https://media.example/gone')
    await expect(dialog.getByText(/Nothing came from this address/).last()).toBeVisible()
    await add('https://media.example/moved')
    await expect(dialog.getByText('https://media.example/moved', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/Nothing of it was kept/)).toHaveCount(3)
    await add('https://media.example/Desh%20in%20the%20rain.wav')
    await expect(dialog.getByLabel('Title')).toHaveValue('Desh in the rain')
    await expect(dialog.getByRole('combobox', { name: 'Raga' })).toHaveValue('Desh')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect
      .poll(() => rowsOf(person.uid))
      .toEqual([
        {
          title: 'Desh in the rain',
          raag: 'Desh',
          seconds: 20,
          address: 'https://media.example/Desh%20in%20the%20rain.wav',
        },
      ])
    await yours(page).getByRole('button', { name: 'Play Desh in the rain' }).click()
    await expectSound(page)
  },
)

test('files are dropped on the page, and what another app shares is asked about first', {
  tag: '@phone',
}, async ({ signedIn: page, person }) => {
  await page.goto('/audio')
  await workerReady(page)
  const dropped = ownFile('Dropped.wav', 3)
  const data = await page.evaluateHandle(
    ({ name, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: 'audio/wav' }))
      return transfer
    },
    { name: dropped.name, bytes: [...dropped.buffer] },
  )
  const section = page.getByRole('heading', { name: 'Yours' })
  await section.dispatchEvent('dragover', { dataTransfer: data })
  await section.dispatchEvent('drop', { dataTransfer: data })
  const dialog = page.getByRole('dialog', { name: 'Add recordings' })
  await expect(dialog.getByLabel('Title')).toHaveValue('Dropped')
  await page.keyboard.press('Escape')

  // As the system does it for an installed app, which then opens the page it is sent on to. A page that
  // was open before the worker asks past it.
  await page.reload()
  const { name, buffer } = ownFile('Shared by hand.wav', 4, 330)
  await page.evaluate(
    async ({ name, bytes }) => {
      const body = new FormData()
      body.append('recordings', new File([Uint8Array.from(bytes)], name))
      await fetch('/yours/shared', { method: 'POST', body, redirect: 'manual' })
    },
    { name, bytes: [...buffer] },
  )
  await page.goto('/audio?yours=shared')
  await expect(dialog.getByText('Shared by hand')).toBeVisible()
  await look(page, 'a shared file')
  expect(await rowsOf(person.uid)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Shared by hand')
  await expect.poll(async () => (await rowsOf(person.uid)).length).toBe(2)
})
