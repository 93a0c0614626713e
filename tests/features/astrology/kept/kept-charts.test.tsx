import { field, hasField } from '~tests/support/field.ts'
import '~tests/support/window/fake-device.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { NOTHING_TYPED } from '~/domain/birth/birth-typed.ts'
import { outboxOf } from '~/queries/outbox/outbox-of.ts'
import { useCurrentToast } from '~/ui/feedback/toast.ts'
import { hookOfAsha, person, signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { birthRow } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { holdForgetting } from '~tests/support/held-forgetting.ts'
import { standInPlaces } from '~tests/support/places-stand-in.ts'
import { holdElsewhere } from '~tests/support/window/fake-locks.ts'
import { openCalculator } from '../calculator/open-calculator.tsx'

const database = standInDatabase()
standInPlaces()

const OPENED = '2026-01-01T00:00:00.000Z'
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const chartRow = (n: number, name: string) => {
  const { fullName: _, currentDasha: __, moonSign: ___, ...birth } = birthRow()
  return { ...birth, id: id(n), name, birthDate: '1991-02-28', updatedAt: OPENED }
}
let stored: readonly { readonly id: unknown; readonly [column: string]: unknown }[] = []

/** What the database holds of a chart that was sent to it. */
const rowOf = ({ at, base: _, ...args }: Readonly<Record<string, unknown>>) => ({
  id: args.id,
  ...Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      // Numbers are sent as text.
      typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  ),
  updatedAt: at,
})

beforeEach(async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  database.reset()
  stored = [chartRow(1, 'Meera'), chartRow(2, 'asha 2')]
  database.reply = (name, args) => {
    if (name === 'birth_details') return birthRow()
    if (name === 'kept_charts') return stored
    const others = stored.filter((chart) => chart.id !== args.id)
    if (name === 'keep_chart') stored = [...others, rowOf(args)]
    if (name === 'delete_chart') stored = others
    return undefined
  }
  signInAsAsha()
  for (const { seq } of outboxOf(person.uid).rows()) await outboxOf(person.uid).giveUp(seq)
  for (const name of await deviceStore.names(person.uid, ''))
    await deviceStore.del(person.uid, name)
})

const sent = (name: string) =>
  database.requests.flatMap(({ asked }) => asked).filter((call) => call.name === name)
const chips = () => screen.findByRole('group', { name: 'Whose chart' })
const chipNames = async () => {
  const all = within(await chips()).getAllByRole('button')
  return all.map(({ textContent }) => textContent)
}
const chosenChip = async () =>
  within(await chips()).getByRole('button', { pressed: true }).textContent
const chartOf = (name: string) => screen.findByRole('heading', { name: `The chart of ${name}` })
const toasts = () => hookOfAsha(useCurrentToast).result

async function fill(page: Awaited<ReturnType<typeof openCalculator>>, name = 'Ravi') {
  await page.type('Name', name)
  await page.type('Birth Date', '1988-05-04')
  await page.type('Birth Time', '06:15')
  await page.type('Birth Place', 'Pune')
  await page.user.click(await screen.findByRole('option', { name: /^Pune, Maharashtra/ }))
}

describe('choosing', () => {
  test('a kept chart is shown with all that the own one has, and the own one again', async () => {
    const page = await openCalculator()
    await screen.findByRole('heading', { name: 'The chart' })
    expect(await chipNames()).toEqual(['My chart', 'asha 2', 'Meera', 'Add a chart'])
    expect(await chosenChip()).toBe('My chart')
    await page.press('Meera')
    await chartOf('Meera')
    screen.getByText(/^Thursday,? 28 February 1991, 08:30$/)
    await screen.findByRole('button', { name: 'Share' })
    await page.press('Share')
    for (const name of ['Print', 'Copy link', 'Save as file', 'View Full Timeline']) {
      expect(screen.getByRole('button', { name })).toBeDefined()
    }
    await page.unfold('Vargas and the sky now')
    expect(screen.getByRole('tab', { name: 'Vargas' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Sky over the chart' })).toBeDefined()
    await page.change()
    expect(field('Name').value).toBe('Meera')
    await page.press('My chart')
    await screen.findByText(/^Monday,? 18 January 1960, 08:30$/)
    expect(hasField('Name')).toBe(false)
  })

  test('the address of a kept chart opens it, and one that is gone is said to be', async () => {
    await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
  })

  test('an address of a chart that is not here says so, and offers the others', async () => {
    const page = await openCalculator(`?chart=${id(9)}`)
    expect(await screen.findByText(/It was deleted, or another account keeps it/)).toBeDefined()
    await page.press('Meera')
    await chartOf('Meera')
  })

  test('charts that cannot be read are said to be missing, and come when they are asked for', async () => {
    database.refuseWith = '42501'
    const page = await openCalculator()
    await screen.findByText('The charts you keep are not here just now')
    database.refuseWith = null
    await page.press('Try again')
    await chips()
    expect(screen.queryByText('The charts you keep are not here just now')).toBeNull()
  })
})

describe('keeping', () => {
  test('a new kept chart needs a name, is sent with its place, and is shown', async () => {
    stored = []
    const page = await openCalculator()
    await page.press('Add a chart')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    await page.press('Keep this chart')
    expect(await screen.findByText('Please fill in all required fields')).toBeDefined()
    expect(screen.getByText('Enter a name.')).toBeDefined()
    expect(sent('keep_chart')).toEqual([])
    await fill(page, '  Ravi ')
    await page.press('Keep this chart')
    await chartOf('Ravi')
    await waitFor(() => expect(sent('keep_chart')).toHaveLength(1))
    expect(sent('keep_chart')).toMatchObject([
      {
        args: {
          name: 'Ravi',
          birth_date: '1988-05-04',
          birth_time: '06:15',
          timezone: 'auto',
          zone: 'Asia/Kolkata',
          utc_offset_seconds: '19800',
          base: null,
        },
      },
    ])
    expect(sent('save_birth_details')).toEqual([])
    expect(await deviceStore.get(person.uid, 'chart-draft')).toBeUndefined()
  })

  test('a new kept chart is shown once this device has forgotten its draft', async () => {
    stored = []
    const page = await openCalculator()
    await page.press('Add a chart')
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    await fill(page)
    const forgotten = holdForgetting()
    const before = toasts().current
    await page.press('Keep this chart')
    await waitFor(() => expect(deviceStore.del).toHaveBeenCalledWith(person.uid, 'chart-draft'))
    expect(toasts().current).toBe(before)
    expect(screen.queryByRole('heading', { name: 'The chart of Ravi' })).toBeNull()
    forgotten.resolve()
    await chartOf('Ravi')
    expect(toasts().current).not.toBe(before)
  })

  test('what is typed of a new kept chart is there again after another was looked at', async () => {
    const page = await openCalculator('?chart=new')
    await page.type('Name', 'Ravi')
    await page.type('Birth Date', '4 May 1988')
    await page.press('Meera')
    await chartOf('Meera')
    await page.press('Add a chart')
    await waitFor(() => expect(field('Name').value).toBe('Ravi'))
    expect(field('Birth Date').value).toBe('4 May 1988')
    expect(screen.getByText(/It is not saved yet/)).toBeDefined()
    await page.press('Start afresh')
    expect(field('Name').value).toBe('')
    expect(screen.queryByText(/It is not saved yet/)).toBeNull()
  })

  test('a change of a kept chart is sent with what it was based on, and shows its chart', async () => {
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.type('Name', 'Meera Rao')
    await page.press('Save changes')
    await chartOf('Meera Rao')
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([
        { args: { id: id(1), name: 'Meera Rao', base: OPENED } },
      ]),
    )
    expect(await chosenChip()).toBe('Meera Rao')
  })

  test('a change of a kept chart that another device deleted is kept as a new chart when it is saved once more', async () => {
    const reply = database.reply
    database.reply = (name, args) =>
      name === 'keep_chart' && args.id === id(1) ? { outcome: 'gone' } : reply(name, args)
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.type('Name', 'Meera Rao')
    await page.press('Save changes')
    const said = (await screen.findByRole('alert')).textContent
    expect(said).toMatch(/deleted somewhere else meanwhile.*save once more/)
    expect(field('Name').value).toBe('Meera Rao')
    stored = []
    await page.press('Save changes')
    await chartOf('Meera Rao')
    const [, anew] = sent('keep_chart')
    expect(anew).toMatchObject({ args: { name: 'Meera Rao', base: null } })
    expect(anew?.args.id).not.toBe(id(1))
  })

  test('a change of a kept chart that arrives later is shown, unless something is typed', async () => {
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    stored = [{ ...chartRow(1, 'Meera Rao'), updatedAt: '2026-01-02T00:00:00.000Z' }]
    await page.readAgain()
    await chartOf('Meera Rao')
    await page.change()
    expect(field('Name').value).toBe('Meera Rao')

    await page.type('Name', 'Meera Iyer')
    stored = [{ ...chartRow(1, 'Meera Das'), updatedAt: '2026-01-03T00:00:00.000Z' }]
    await page.readAgain()
    await waitFor(async () => expect(await chosenChip()).toBe('Meera Das'))
    expect(field('Name').value).toBe('Meera Iyer')
    await page.press('Save changes')
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([
        { args: { name: 'Meera Iyer', base: '2026-01-02T00:00:00.000Z' } },
      ]),
    )
  })

  test('the draft of a kept chart keeps its base when its chart was changed elsewhere meanwhile', async () => {
    const before = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await before.change()
    await before.type('Name', 'Meera Iyer')
    const draft = () => deviceStore.get(person.uid, `chart-draft-${id(1)}`)
    await waitFor(async () => expect(await draft()).toMatchObject({ base: OPENED }))
    before.close()
    stored = [{ ...chartRow(1, 'Meera Das'), updatedAt: '2026-01-03T00:00:00.000Z' }]
    const page = await openCalculator(`?chart=${id(1)}`)
    await waitFor(() => expect(field('Name').value).toBe('Meera Iyer'))
    await page.press('Save changes')
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([{ args: { name: 'Meera Iyer', base: OPENED } }]),
    )
  })

  test('a kept chart that another tab changes too is saved without what is typed there', async () => {
    const other = { ...NOTHING_TYPED, fullName: 'Meera Das', date: '1 May 1980' }
    const name = `chart-draft-${id(1)}`
    await deviceStore.set(person.uid, name, other)
    const close = await holdElsewhere(`alap:${person.uid}:${name}`)
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    expect(field('Name').value).toBe('Meera')
    await page.type('Name', 'Meera Iyer')
    await page.press('Save changes')
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([{ args: { name: 'Meera Iyer' } }]),
    )
    expect(await deviceStore.get(person.uid, name)).toEqual(other)
    close()
  })

  test('what is typed of a kept chart on a full device is said not to be kept, and can be saved as a file', async () => {
    vi.spyOn(deviceStore, 'set').mockResolvedValue('memory')
    const files = catchDownloads()
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.type('Name', 'Meera Iyer')
    await screen.findByText(/^This browser keeps no drafts/)
    database.refuseWith = '42883'
    await page.press('Save changes')
    await screen.findByText(/cannot keep your words/)
    await page.press('Save the words as a file')
    expect(await files[0]?.content.text()).toContain('Meera Iyer\n')
  })

  test('a chart of somebody else is computed without being saved', async () => {
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.type('Birth Time', '09:00')
    await page.press('Calculate without saving')
    await screen.findByText(/^Thursday,? 28 February 1991, 09:00$/)
    expect(sent('keep_chart')).toEqual([])
  })

  test('the chart of a birth that was typed into the own form can be kept too', async () => {
    const page = await openCalculator()
    await screen.findByRole('heading', { name: 'The chart' })
    expect(screen.queryByRole('heading', { name: 'Keep this chart' })).toBeNull()
    await page.change()
    await page.type('Birth Time', '09:00')
    await page.press('Calculate Vedic Chart')
    await screen.findByRole('heading', { name: 'Keep this chart' })
    await page.press('Keep this chart')
    expect(await screen.findByText('Enter a name.')).toBeDefined()
    await page.type('Name', 'Usha')
    await page.press('Keep this chart')
    expect(await screen.findByText('Kept beside your own as Usha.')).toBeDefined()
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([{ args: { name: 'Usha', birth_time: '09:00' } }]),
    )
    await page.user.click(screen.getByRole('link', { name: 'Open it there' }))
    await chartOf('Usha')
  })
})

describe('the hundred-and-first chart', () => {
  const refusal = async () => (await screen.findByRole('alert')).textContent

  test('the hundred-and-first chart is refused on the device before anything is sent, and stays as typed', async () => {
    stored = Array.from({ length: 100 }, (_, n) => chartRow(n, `Person ${n}`))
    const page = await openCalculator('?chart=new')
    await chips()
    await fill(page)
    await page.press('Keep this chart')
    expect(await refusal()).toMatch(/no room for more.*still here.*at most 100 charts/)
    expect(field('Name').value).toBe('Ravi')
    expect(field('Birth Date').value).toBe('1988-05-04')
    expect(sent('keep_chart')).toEqual([])
    await waitFor(async () =>
      expect(await deviceStore.get(person.uid, 'chart-draft')).toMatchObject({ fullName: 'Ravi' }),
    )
  })

  test('the hundred-and-first chart is refused by the database with the same reason, and waits nowhere', async () => {
    const page = await openCalculator('?chart=new')
    await chips()
    await fill(page)
    database.refuseWith = '54000'
    await page.press('Keep this chart')
    expect(await refusal()).toMatch(/no room for more.*still here.*at most 100 charts/)
    expect(field('Name').value).toBe('Ravi')
    await waitFor(() => expect(outboxOf(person.uid).rows()).toEqual([]))
  })
})

describe('deleting', () => {
  test('a kept chart is deleted with a way back, and the own one is shown', async () => {
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.press('Delete this chart')
    await screen.findByRole('heading', { name: 'The chart' })
    await waitFor(() => expect(sent('delete_chart')).toMatchObject([{ args: { base: OPENED } }]))
    await waitFor(async () =>
      expect(await chipNames()).toEqual(['My chart', 'asha 2', 'Add a chart']),
    )
    const toast = toasts()
    await waitFor(() => expect(toast.current?.title).toBe('Chart deleted'))
    toast.current?.action?.perform()
    await waitFor(() =>
      expect(sent('keep_chart')).toMatchObject([{ args: { name: 'Meera', base: null } }]),
    )
    // Under the old id it stays deleted.
    expect(sent('keep_chart')[0]?.args.id).not.toBe(id(1))
    await waitFor(() => expect(toast.current?.title).toBe('Chart restored'))
  })

  test('a kept chart that another device changed stays, and that is said', async () => {
    const reply = database.reply
    database.reply = (name, args) =>
      name === 'delete_chart' ? { outcome: 'superseded' } : reply(name, args)
    const page = await openCalculator(`?chart=${id(1)}`)
    await chartOf('Meera')
    await page.change()
    await page.press('Delete this chart')
    const toast = toasts()
    await waitFor(() => expect(toast.current?.title).toBe('Chart not deleted'))
    await waitFor(async () => expect(await chipNames()).toHaveLength(4))
  })
})
