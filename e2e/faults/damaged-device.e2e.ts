import { expect, type Page } from 'playwright/test'
import { randomStream } from '~/raga/random.ts'
import { EVERY_WRITE } from '~tests/data/every-write.ts'
import { mutatedKept } from '~tests/fuzz/mutate-kept.ts'
import { samples } from '~tests/support/long-run.ts'
import type { Person } from '../support/person.ts'
import { textsOf } from '../support/stored.ts'
import { test } from '../support/test.ts'

type Left = { readonly store: string; readonly key?: readonly string[]; readonly value: unknown }

/** A row as JSON, with words in place of big integers, and nothing where it would go in circles. */
function asText(row: Left): string {
  const seen = new WeakSet<object>()
  return JSON.stringify(row, (_, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return null
    seen.add(value)
    return value
  })
}

/** What an app of another version, a fault or a person leaves on the device, past the app itself. */
async function leave(page: Page, left: readonly Left[]): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate(
    async (text) => {
      const all: readonly Left[] = JSON.parse(text)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('alap')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const names = [...new Set(all.map(({ store }) => store))]
      const transaction = database.transaction(names, 'readwrite')
      for (const { store, key, value } of all)
        transaction.objectStore(store).put(value, key && [...key])
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error)
      })
      database.close()
      // As text: the browser's driver takes some objects for values of its own.
    },
    `[${left.map(asText).join()}]`,
  )
}

/** Every name under which something small is kept, with a value such as the app keeps there. */
const SMALL = (uid: string): readonly (readonly [name: string, value: unknown])[] => {
  const at = '2026-03-04T20:00:00.000Z'
  const id = '7b0e5f6a-3f53-4f0c-9a39-0d6f4f3a1f10'
  const entry = {
    id,
    content: 'dusk',
    mood: 3,
    day: '2026-03-04',
    minute: 600,
    createdAt: at,
    updatedAt: at,
  }
  const chosen = { label: 'Pune', latitude: 18.52, longitude: 73.86, zone: 'Asia/Kolkata' }
  const birth = {
    ...{ fullName: 'Asha', date: '18/01/1960', time: '08:30', place: 'Pune', chosen },
    ...{ byHand: null, timezone: 'auto', offsetText: '', which: null, sureToMinutes: null },
    base: null,
  }
  const heard = { url: '/recordings/yaman-10.mp3', id: 'raga-yaman', title: 'Yaman', raga: 'Yaman' }
  return [
    ['journal-draft', { id, content: 'begun', mood: 3 }],
    ['journal-draft 2', { id, content: 'left', mood: null }],
    [`edit ${id}`, { content: 'dawn', mood: 2, entry }],
    ['birth-draft', birth],
    ['chart-draft', birth],
    ['almanac-place', chosen],
    ['sunrise-kind', 'upperLimb'],
    ['journey-coin', 'coin'],
    ['ayanamsha', 'raman'],
    ['chart-style', 'south'],
    ['shelf', [{ ...heard, minutes: 10, position: 3, duration: 600, at, underWay: { uid } }]],
  ]
}

const DEAD = /Unexpected Application Error|This page could not be opened|Something went wrong/

/** Opens pages that read the device, and expects each to be alive. */
async function expectAlive(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(DEAD), address).toHaveCount(0)
  }
}

/** Saves a reflection, and waits until the database has it. */
async function save(page: Page, person: Person, words: string): Promise<void> {
  await page.goto('/journal')
  await page.getByLabel('Your reflection').fill(words)
  await page.getByLabel('🙂 Happy').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => textsOf(person)).toContain(words)
}

test('100 damaged rows in the outbox stop no page and no save, and can be given up', {
  tag: '@desktop',
}, async ({ home: page, person }) => {
  const random = randomStream('rows in a browser')
  const [, , , , entry] = EVERY_WRITE
  const at = '2026-03-04T20:00:00.000Z'
  for (const batch of [0, 1]) {
    const rows = Array.from({ length: 50 }, (_, index) => {
      const write = EVERY_WRITE[index % EVERY_WRITE.length]
      const row = { row: `row ${batch} ${index}`, at, attempts: 0, nextAt: 0, fault: null, write }
      const changed = mutatedKept(index % 4 > 0 ? { write } : row, random)
      const own = { seq: batch * 50 + index + 1, uid: person.uid }
      return { store: 'outbox', value: { ...row, ...Object(changed), ...own } }
    })
    const broken = { ...entry, content: undefined }
    const named = { row: 'a', at, attempts: 0, nextAt: 0, fault: null, write: broken }
    await leave(page, [
      ...rows,
      { store: 'outbox', value: { ...named, seq: 1000 + batch, uid: person.uid } },
    ])
    await expectAlive(page, ['/journal', '/dashboard', '/progress'])
    await save(page, person, `after batch ${batch}`)
  }
  await page.goto('/dashboard?waiting=1')
  const list = page.getByRole('dialog', { name: 'On this device' })
  const damaged = list.getByRole('region', { name: 'Damaged on this device' })
  await expect(damaged.getByText('Something that Alap cannot read').first()).toBeVisible()
  // Rows that are sent, or refused, leave the list with their replies.
  await page.waitForLoadState('networkidle')
  const before = await damaged.getByRole('listitem').count()
  const file = page.waitForEvent('download')
  await damaged.getByRole('button', { name: 'Save as a file' }).first().click()
  expect((await file).suggestedFilename()).toBe('alap-waiting.txt')
  await damaged.getByRole('button', { name: 'Remove' }).first().click()
  await expect(damaged.getByRole('listitem')).toHaveCount(before - 1)
})

test('damaged values of every kind that is kept stop no page and no save', {
  tag: ['@desktop', '@long'],
}, async ({ home: page, person }) => {
  const random = randomStream('values in a browser')
  const small = SMALL(person.uid)
  for (let round = 0; round < samples(100) / small.length; round += 1) {
    const values = small.map(([name, value]) => ({
      store: 'device',
      key: [person.uid, name],
      value: mutatedKept(value, random),
    }))
    await leave(page, values)
    await expectAlive(page, [
      ...['/journal', '/dashboard', '/panchang', '/vedic-calculator', '/onboarding/astrology'],
      ...['/profile', '/progress'],
    ])
  }
  await save(page, person, 'after all of it')
})
