import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listRows } from '~/device/outbox-rows.ts'
import { localDay } from '~/domain/day/local-day.ts'
import { MY_COLUMNS, MY_KINDS, type MyKind, type MyRow } from '~/domain/my-data/my-data.ts'
import { firstScreenDrawn } from '~/lib/first-screen.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { rowsOf as allRows } from '~/queries/rows/person-rows.ts'
import { person, signInAsAsha } from '~tests/support/as-person.tsx'
import { EPOCH, standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { held } from '~tests/support/held.ts'
import { fact } from '../open-profile.tsx'
import { noteOf, openAccount } from './open-account.tsx'

const database = standInDatabase()
const AT = '2026-03-01T06:30:00.000000Z'
const entry = (n: number, content: string) => ({
  id: `f3a1f0b8-0000-4000-8000-00000000000${n}`,
  content,
  mood: 4,
  local_date: '2026-03-01',
  local_minute: 390,
  date_created: AT,
  updated_at: AT,
  starred: false,
})

/** What a person has, by table, in the columns of the file. */
const holding =
  (tables: Partial<Record<MyKind, MyRow[]>>) =>
  (name: string, { kind }: Readonly<Record<string, unknown>>): unknown =>
    name === 'newest' ? { rows: rowsOf(kind as MyKind, tables[kind as MyKind]) } : undefined
const rowsOf = (kind: MyKind, rows: MyRow[] = []) =>
  rows.map((row) =>
    // The words for an emotion are not sent.
    MY_COLUMNS[kind].filter((column) => column !== 'emotion_label').map((column) => row[column]),
  )

let files: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  database.reset()
  signInAsAsha()
  files = []
  const blobs: Blob[] = []
  // jsdom has neither, and follows no link.
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]
    files.push({ name: this.download, text: blob ? readText(blob) : Promise.resolve('') })
  })
})

/** The text with its byte order mark. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const bytes = new Uint8Array(reader.result as ArrayBuffer)
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    }
    reader.readAsArrayBuffer(blob)
  })
}

const writes = () =>
  database.requests.flatMap(({ asked }) => asked).filter(({ name }) => name === 'import_rows')

const fileOf = (rows: object[], name = 'alap.json') => {
  const lists = Object.fromEntries(MY_KINDS.map((kind) => [kind, []]))
  const text = JSON.stringify({
    format: 'alap-my-data',
    version: 7,
    ...lists,
    journal_entries: rows,
  })
  return asFile(text, name)
}
// jsdom's files cannot be read with `text()`.
function asFile(text: string, name: string, size = text.length): File {
  const file = new File([text], name, { type: 'application/json' })
  return Object.defineProperties(file, {
    text: { value: async () => text },
    size: { value: size },
  })
}

test('exporting saves everything as one JSON file', async () => {
  database.reply = holding({ journal_entries: [entry(1, '=dusk')] })
  const { press } = await openAccount()
  await press('Export JSON')
  await screen.findByText('Exported')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^alap-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse((await files[0]?.text) ?? '')).toMatchObject({
    format: 'alap-my-data',
    version: 7,
    journal_entries: [entry(1, '=dusk')],
    mood_logs: [],
  })
  expect(database.asked()).toEqual(['account', 'first'])
})

test('exporting saves what is on this device, also where the database cannot be reached', async () => {
  database.reply = holding({ journal_entries: [entry(1, 'dusk')] })
  await allRows(person.uid).pull()
  database.refuseWith = '53300'
  const { press } = await openAccount()
  await press('Export JSON')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text) ?? '').journal_entries).toEqual([entry(1, 'dusk')])
})

describe('exporting with a change that waits on this device', () => {
  const outbox = outboxOf(person.uid)
  const rest = { kind: 'add-rest-day', day: localDay('2026-03-02') } as const
  afterEach(async () => {
    for (const { seq } of outbox.rows()) await outbox.giveUp(seq)
  })

  test('exporting has it in the file', async () => {
    const { press } = await openAccount()
    await outbox.ready()
    database.refuseWith = '53300'
    await outbox.commit(rest)
    await outbox.send()
    expect(outbox.rows()).toHaveLength(1)
    database.refuseWith = null
    await press('Export JSON')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(JSON.parse((await files[0]?.text) ?? '').rest_days).toEqual([
      { local_date: '2026-03-02' },
    ])
    // It is still sent, the second time as soon as its pause is over.
    const sent = () => database.asked().filter((name) => name === 'add_rest_day')
    await waitFor(() => expect(sent().length).toBeGreaterThan(1), { timeout: 5000 })
  })

  test('exporting says what is not in the file when it was refused', async () => {
    database.refuseWith = '23514'
    await outbox.commit(rest)
    await outbox.send()
    database.refuseWith = null
    const { press } = await openAccount()
    await press('Export JSON')
    await screen.findByText(
      'The file is in your downloads. Without 1 change on this device, which needs attention.',
    )
    expect(JSON.parse((await files[0]?.text) ?? '').rest_days).toEqual([])
  })
})

test('exporting saves the chosen table as CSV, with no formula in it', async () => {
  database.reply = holding({ journal_entries: [entry(1, '=dusk, dawn')] })
  const { user, press } = await openAccount()
  const choice = screen.getByRole('combobox', { name: 'For a spreadsheet' })
  expect(noteOf(choice)).toBe('One table as CSV.')
  await user.click(screen.getByText('About this file'))
  expect(screen.getByText(/apostrophe in front/)).toBeDefined()
  await user.selectOptions(choice, 'Reflections')
  await press('Export CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^alap-journal-entries-\d{4}-\d\d-\d\d\.csv$/)
  expect(await files[0]?.text).toBe(
    `\uFEFFid,content,mood,local_date,local_minute,date_created,updated_at,starred\r\n${entry(1, '').id},"'=dusk, dawn",4,2026-03-01,390,${AT},${AT},false\r\n`,
  )
})

test('exporting saves the reflections as Markdown, to read', async () => {
  database.reply = holding({ journal_entries: [entry(1, 'Dusk came')] })
  const { press } = await openAccount()
  await press('Export Markdown')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^alap-journal-\d{4}-\d\d-\d\d\.md$/)
  expect(await files[0]?.text).toMatch(/^# Journal\n\n## March 2026\n\n### .*\n\nDusk came\n$/)
})

/** Of three entries one comes at once, and each of the others when a device asks for it. */
function inThreePages(): void {
  const [first = [], ...others] = rowsOf('journal_entries', [
    entry(1, 'dusk'),
    entry(2, 'dawn'),
    entry(3, 'noon'),
  ]).map((row) => [[...row, 1]])
  const page = { rows: first, found: 3, next: '2026-03-01 1' }
  const none = { rows: [], found: 0, next: null }
  const tables = Object.fromEntries(MY_KINDS.map((kind) => [kind, none]))
  database.reply = (name, { before }) => {
    const seq = { epoch: EPOCH, seq: 1 }
    if (name === 'first') {
      return { ...seq, tables: { ...tables, journal_entries: page }, days: {} }
    }
    if (name !== 'newest' || before === null) return undefined
    const rows = others.shift() ?? []
    const left = others.length
    return { ...seq, rows, found: left + 1, next: left > 0 ? '2026-03-01 2' : null }
  }
}

test('exporting shows how far it has come when it takes long, and saves nothing before the end', async () => {
  inThreePages()
  const last = held<void>()
  const { reply } = database
  database.reply = (name, args) => {
    // The next request waits.
    if (name === 'newest' && args.before !== null) database.ready = last.promise
    return reply(name, args)
  }
  firstScreenDrawn()
  const { press } = await openAccount()
  await press('Export JSON')
  await screen.findByText('Read 1 of 2 rows so far.')
  expect(files).toEqual([])
  last.resolve()
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text) ?? '').journal_entries).toEqual([
    entry(1, 'dusk'),
    entry(2, 'dawn'),
    entry(3, 'noon'),
  ])
  await waitFor(() => expect(screen.queryByText('Read 1 of 2 rows so far.')).toBeNull())
})

test('exporting that fails midway leaves no file', async () => {
  inThreePages()
  const { reply } = database
  database.reply = (name, args) => {
    if (name === 'newest' && args.before !== null) database.refuseWith = '42501'
    return reply(name, args)
  }
  firstScreenDrawn()
  const { press } = await openAccount()
  await press('Export JSON')
  await screen.findByRole('alert')
  expect(files).toEqual([])
  await waitFor(() => expect(screen.queryByText(/so far/)).toBeNull())
})

test('exporting shows that it failed, and tries again', async () => {
  database.refuseWith = '42501'
  const { press } = await openAccount()
  await press('Export JSON')
  await screen.findByRole('alert')
  expect(files).toEqual([])
  database.refuseWith = null
  await press('Try again')
  await screen.findByText('Exported')
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('importing', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Import')

  const outbox = outboxOf(person.uid)
  afterEach(async () => {
    vi.restoreAllMocks()
    database.reset()
    await outbox.send({ hurry: true })
    for (const { seq } of outbox.rows()) await outbox.giveUp(seq)
  })
  /** Presses a button of the newest import: those of the tests before are in the same page. */
  const pressLast = async (user: Awaited<ReturnType<typeof openAccount>>['user'], name: string) => {
    const button = (await screen.findAllByRole('button', { name })).at(-1)
    if (button) await user.click(button)
  }
  const calls = (called: string) =>
    database.requests.flatMap(({ asked }) => asked).filter(({ name }) => name === called)

  test('importing shows what is new before anything is stored, then stores that alone', async () => {
    database.reply = holding({ journal_entries: [entry(1, 'dusk')] })
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(1, 'dusk'), entry(2, 'dawn')]))
    expect(await fact('Reflections')).toBe('2, of them 1 new')
    expect(await fact('Favourites')).toBe('None')
    expect(writes()).toEqual([])
    await press('Import 1 new')
    await screen.findByText('Imported')
    await outbox.send()
    const id = expect.any(String)
    expect(writes().map(({ args }) => args)).toEqual([
      { kind: 'journal_entries', rows: [entry(2, 'dawn')], id, part: '0' },
    ])
    expect(screen.queryByRole('button', { name: 'Import 1 new' })).toBeNull()
  })

  test('importing without a connection puts everything on this device at once, and sends it later', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(3, 'dusk')]))
    await screen.findByText('1, of them 1 new')
    database.refuseWith = '53300'
    await press('Import 1 new')
    await screen.findByText('Imported')
    await outbox.send()
    expect(outbox.rows()).toHaveLength(1)
    await user.upload(field(), fileOf([entry(3, 'dusk')]))
    await screen.findByText('All that is in this file is here already.')
    const before = writes().length
    database.refuseWith = null
    await outbox.send({ hurry: true })
    expect(outbox.rows()).toEqual([])
    expect(writes()).toHaveLength(before + 1)
  })

  test('an import is undone from the page, and then can be no more', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(4, 'dusk')]))
    await screen.findByText('1, of them 1 new')
    await press('Import 1 new')
    await screen.findByText('Imported')
    screen.getAllByText(/^One new thing from the file is part of your practice\. Until you close/)
    await outbox.send()
    const before = screen.getAllByRole('button', { name: 'Undo import' }).length
    await pressLast(user, 'Undo import')
    await screen.findByText('Import undone')
    await outbox.send()
    const [imported] = writes()
    const { id } = imported?.args ?? {}
    expect(calls('undo_import').map(({ args }) => args)).toEqual([{ id, part: '0' }])
    expect(screen.queryAllByRole('button', { name: 'Undo import' })).toHaveLength(before - 1)
    screen.getByText('The import was undone. What it had added is gone again.')
  })

  test('an import that was never sent is undone on this device alone, from its toast', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(5, 'dusk')]))
    await screen.findByText('1, of them 1 new')
    const waits = held<void>()
    vi.spyOn(outbox, 'send').mockReturnValue(waits.promise)
    await press('Import 1 new')
    await screen.findByText('Imported')
    expect(outbox.rows()).toHaveLength(1)
    await press('Undo')
    await screen.findByText('Import undone')
    expect(outbox.rows()).toEqual([])
    expect([writes(), calls('undo_import')]).toEqual([[], []])
  })

  test('undoing an import says how much was changed since, and leaves it', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(6, 'dusk'), entry(7, 'dawn')]))
    await screen.findByText('2, of them 2 new')
    database.refuseWith = '53300'
    await press('Import 2 new')
    await screen.findByText('Imported')
    await outbox.send()
    const day = localDay('2026-03-01')
    const { id } = entry(6, '')
    const of = { day, minute: 390, createdAt: '2026-03-01T06:30:00.000Z' }
    const edit = { id, content: 'night', mood: 4, at: '2026-03-02T06:30:00.000Z' } as const
    await outbox.commit({ kind: 'edit-entry', ...edit, base: of.createdAt, of })
    await pressLast(user, 'Undo import')
    await screen.findByText('Import undone')
    screen.getAllByText(/One thing that you changed since stays\./)
    await user.upload(field(), fileOf([entry(6, 'dusk'), entry(7, 'dawn')]))
    await screen.findByText('2, of them 1 new')
  })

  test('a device that has no room for an import stores none of it, and shows that', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(8, 'dusk')]))
    await screen.findByText('1, of them 1 new')
    const full = new DOMException('no room', 'QuotaExceededError')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full
    })
    await press('Import 1 new')
    expect((await screen.findByRole('alert')).textContent).toMatch(/no room.*Nothing was imported/)
    expect([await listRows(person.uid), writes()]).toEqual([[], []])
    vi.restoreAllMocks()
    await press('Try again')
    await screen.findByText('Imported')
  })

  test('importing offers nothing when all of it is there', async () => {
    database.reply = holding({ journal_entries: [entry(1, 'dusk')] })
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(1, 'dusk')]))
    await screen.findByText('All that is in this file is here already.')
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    await press('Close')
    expect(screen.queryByText('All that is in this file is here already.')).toBeNull()
  })

  test('importing offers nothing that the database would not take, and shows why', async () => {
    const logs = Array.from({ length: 400 }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      emotion: 'session',
      emotion_label: 'Meditation Session',
      local_date: '2026-03-01',
      local_minute: 390,
      timestamp: AT,
      minutes: 20,
      raag: null,
      heard: null,
    }))
    database.reply = holding({ mood_logs: logs })
    const { user } = await openAccount()
    const one = { ...logs[0], id: entry(1, '').id }
    const text = (await fileOf([]).text()).replace(
      '"mood_logs":[]',
      `"mood_logs":${JSON.stringify([one])}`,
    )
    await user.upload(field(), asFile(text, 'alap.json'))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Check-ins and sessions.*a day would have more than 400.*Nothing was changed/,
    )
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
    expect(writes()).toEqual([])
  })

  test('importing names what is wrong with a file, and sends nothing to the database', async () => {
    const { user } = await openAccount()
    const faulty = Array.from({ length: 7 }, () => ({ ...entry(1, 'x'), mood: 9 }))
    await user.upload(field(), fileOf(faulty))
    const alert = await screen.findByRole('alert')
    within(alert).getByText('Reflections, row 1: “mood” is not a whole number from 1 to 5.')
    within(alert).getByText('And 2 more.')
    expect(noteOf(field())).toMatch(/Nothing was changed/)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(database.requests).toEqual([])
    await user.upload(field(), fileOf([entry(1, 'mended')]))
    expect(await fact('Reflections')).toBe('1, of them 1 new')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['too large', asFile('{}', 'a.json', 200_000_001), /larger than 200 MB/],
    ['a picture', asFile('\x89PNG', 'a.json'), /not a JSON file/],
  ])('importing refuses a file that is %s', async (_, file, words) => {
    const { user } = await openAccount()
    await user.upload(field(), file)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  test.each([
    [1, /^Nothing from the file was added\. One thing that you had deleted stays deleted\./],
    [1200, /^Nothing from the file was added\. 1,200 things that you had deleted stay deleted\./],
  ])('importing says that what was deleted stays deleted: %i', async (gone, words) => {
    const { user, press } = await openAccount()
    const rows = Array.from({ length: gone }, (_, n) => ({
      ...entry(1, 'dusk'),
      id: `e3a1f0b8-0000-4000-8000-${String(n + gone * 2000).padStart(12, '0')}`,
    }))
    await user.upload(field(), fileOf(rows))
    await screen.findByText(`${gone}, of them ${gone} new`)
    database.reply = (name, args) =>
      name === 'import_rows'
        ? { outcome: 'gone', added: 0, gone: (args.rows as object[]).length, seq: 7 }
        : undefined
    await press(`Import ${gone} new`)
    await screen.findByText(words)
  })

  test('importing that fails in a browser that keeps nothing shows that nothing is added twice, and continues', async () => {
    const { user, press } = await openAccount()
    await user.upload(field(), fileOf([entry(9, 'dusk')]))
    await screen.findByText('1, of them 1 new')
    vi.spyOn(outbox, 'commitTogether').mockRejectedValue(new Error('The device is silent.'))
    database.refuseWith = '23514'
    await press('Import 1 new')
    expect((await screen.findByRole('alert')).textContent).toMatch(/nothing is added twice/)
    database.refuseWith = null
    await press('Try again')
    await screen.findByText('Imported')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const ids = writes().map(({ args }) => args.id)
    expect(ids).toEqual([ids[0], ids[0]])
  })
})
