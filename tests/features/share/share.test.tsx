import '~tests/support/window/fake-device.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { dayOf, daysInARow, practiceRows, TODAY } from '~tests/features/motivation/practice-rows.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { address, dialog, openOverlay } from './open-share.tsx'

const database = standInDatabase()
const PICTURE = new Blob(['drawn'], { type: 'image/png' })
const written: string[] = []

/** A canvas that keeps what was written on it; jsdom has none. */
function pen() {
  const doNothing = () => undefined
  const known: Record<string, unknown> = {
    createLinearGradient: () => ({ addColorStop: doNothing }),
    measureText: () => ({ width: 1 }),
    fillText: (text: string) => written.push(text),
  }
  return new Proxy({} as CanvasRenderingContext2D, {
    get: (_all, name) => known[String(name)] ?? doNothing,
    set: () => true,
  })
}

const onDevice = (abilities: object) =>
  vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(abilities)))
const picture = () => dialog().findByRole('img')
const press = async (user: Awaited<ReturnType<typeof openOverlay>>, name: string) => {
  const button = await dialog().findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ownSettings.choose('streak', null)
  vi.setSystemTime(new Date(`${TODAY}T12:00:00`))
  database.reset()
  database.reply = practiceRows({ days: [...daysInARow(5, 20), ...daysInARow(12)] })
  signInAsAsha()
  written.length = 0
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen())
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(PICTURE))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the card', () => {
  test('the card shows the streak, and names for all what it shows', async () => {
    await openOverlay('/progress?share')
    expect((await picture()).getAttribute('aria-label')).toMatch(
      /^The swara wheel of .+, and within it: 12 days of practice, one after another\. Alap\.$/,
    )
    await waitFor(() => expect(written).toContain('12'))
    expect(written).toEqual(expect.arrayContaining(['days of practice, one after another', 'Alap']))
  })

  test('the card shows all days instead, and the name, only when asked to', async () => {
    const user = await openOverlay('/progress?share')
    await picture()
    expect(written.join()).not.toContain('Asha')
    await user.click(dialog().getByRole('radio', { name: /All of them/ }))
    await user.click(dialog().getByRole('checkbox', { name: /My name/ }))
    await waitFor(() => expect(written.slice(-5)).toContain('17'))
    expect(written.slice(-5).join()).toContain('Asha')
    expect((await picture()).getAttribute('aria-label')).toMatch(/: 17 days of practice\. Asha/)
  })

  test('the card without a streak shows the total of days', async () => {
    database.reply = practiceRows({ days: daysInARow(5, 20) })
    await openOverlay('/progress?share')
    expect((await picture()).getAttribute('aria-label')).toContain(': 5 days of practice. Alap.')
    expect(dialog().queryByRole('radio')).toBeNull()
  })

  test('the card shows nothing of a streak that is hidden', async () => {
    ownSettings.choose('streak', 'hidden')
    await openOverlay('/progress?share')
    expect((await picture()).getAttribute('aria-label')).toContain(': 17 days of practice. Alap.')
    expect(dialog().queryByRole('radio')).toBeNull()
    await waitFor(() => expect(written).toContain('17'))
    expect(written).not.toContain('12')
  })

  test('the card keeps a streak over a day of rest, and leaves out a day that no place has reached', async () => {
    database.reply = practiceRows({
      days: [dayOf(-3), dayOf(0), ...daysInARow(4, 2)],
      restDays: [dayOf(1).day],
    })
    await openOverlay('/progress?share')
    expect((await picture()).getAttribute('aria-label')).toContain(': 5 days of practice, one')
    const all = dialog().queryByRole('radio', { name: /All of them/ })
    expect(all).toBeNull()
  })

  test('the card before the first day describes what will be here', async () => {
    database.reply = practiceRows()
    await openOverlay('/progress?share')
    expect(await dialog().findByText('Your first day will be here')).toBeDefined()
    expect(dialog().queryByRole('img')).toBeNull()
    expect(dialog().queryByRole('button', { name: /Share|Copy|Download/ })).toBeNull()
  })

  test('the card with days that did not load can be loaded again', async () => {
    database.refuseWith = '42501'
    const user = await openOverlay('/progress?share')
    await dialog().findByText(/did not load/)
    database.refuseWith = null
    await press(user, 'Try again')
    expect(await picture()).toBeDefined()
  })

  test('the card closes to the page below', async () => {
    const user = await openOverlay('/progress?share')
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/progress')
  })
})

describe('where the device shares files', () => {
  test('the picture and the words are passed to the sheet of a device that shares files', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined)
    onDevice({ share, canShare: () => true })
    const user = await openOverlay('/progress?share')
    await press(user, 'Share')
    expect(await dialog().findByText('Shared.')).toBeDefined()
    const [sent] = share.mock.calls[0] ?? []
    expect(sent?.text).toMatch(/^12 days of practice, one after another, .* http/)
    expect(sent?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['alap-days-of-practice.png', 'image/png'],
    ])
    expect(JSON.stringify(sent)).not.toContain('Asha')
  })

  test('a share that the person cancels is no error', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    onDevice({ share, canShare: () => true })
    const user = await openOverlay('/progress?share')
    await press(user, 'Share')
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(screen.queryByText(/did not take/)).toBeNull()
  })

  test('a refused share names the other ways', async () => {
    onDevice({
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      canShare: () => true,
    })
    const user = await openOverlay('/progress?share')
    await press(user, 'Share')
    expect(await dialog().findByText(/did not take the picture/)).toBeDefined()
  })
})

describe('a device that does not share files', () => {
  test('the picture can be downloaded where the device shares no files', async () => {
    const files = catchDownloads()
    onDevice({ share: () => undefined, canShare: () => false })
    const user = await openOverlay('/progress?share')
    await press(user, 'Download picture')
    expect(files).toEqual([{ name: 'alap-days-of-practice.png', content: PICTURE }])
    expect(dialog().queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('the words can be copied where the device shares no files', async () => {
    const writeText = vi.fn(async () => undefined)
    const user = await openOverlay('/progress?share')
    onDevice({ clipboard: { writeText } })
    await press(user, 'Copy text')
    expect(await dialog().findByText('The words are copied.')).toBeDefined()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `12 days of practice, one after another, with Indian classical music and Alap. ${location.origin}`,
    )
  })

  test('the words can be copied by hand where the browser refuses to copy', async () => {
    const user = await openOverlay('/progress?share')
    onDevice({ clipboard: undefined })
    await press(user, 'Copy text')
    const field = await dialog().findByRole<HTMLInputElement>('textbox', { name: 'The words' })
    expect(field.value).toContain('12 days of practice')
  })

  test('a browser that keeps no picture still has the words', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null))
    await openOverlay('/progress?share')
    expect(await dialog().findByText(/does not let a page keep a picture/)).toBeDefined()
    expect(dialog().queryByRole('button', { name: 'Download picture' })).toBeNull()
  })
})
