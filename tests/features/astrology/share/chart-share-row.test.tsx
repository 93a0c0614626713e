import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { readChartText } from '~/features/astrology/share/chart-file.ts'
import { readChartFragment } from '~/features/astrology/share/chart-link.ts'
import { ChartShareRow } from '~/features/astrology/share/chart-share-row.tsx'
import { NOW, PUNE } from './any-birth.ts'

const SHARED = { birth: PUNE, sureToMinutes: 15 }

function openRow(writeText: (text: string) => Promise<void>, address = '/vedic-calculator') {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(
    <MemoryRouter initialEntries={[address]}>
      <ChartShareRow {...SHARED} />
    </MemoryRouter>,
  )
  return { press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

test('a chart’s link is copied whole, and the row says who can read it', async () => {
  const writeText = vi.fn(async () => undefined)
  const { press } = openRow(writeText)
  screen.getByText(/^Anyone who gets the link or the file can read the day, the time and the place/)
  await press('Copy link')
  await screen.findByRole('button', { name: 'Link copied' })
  const link = new URL(String(writeText.mock.calls.at(0)?.at(0)))
  expect(link.pathname).toBe('/try/chart')
  expect(readChartFragment(link.hash, NOW)).toEqual({ status: 'read', shared: SHARED })
})

test('a chart’s link that cannot be copied is shown, to be copied by hand', async () => {
  const { press } = openRow(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await press('Copy link')
  const field = await screen.findByLabelText<HTMLInputElement>('The link, to copy by hand')
  expect(readChartFragment(new URL(field.value).hash, NOW)).toMatchObject({ status: 'read' })
  field.focus()
  expect(field.selectionEnd).toBe(field.value.length)
})

test('a chart is saved as a file that can be opened again', async () => {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob)
      return 'blob:chart'
    },
    revokeObjectURL: () => undefined,
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { press } = openRow(async () => undefined)
  await press('Save as file')
  await waitFor(() => expect(names).toEqual(['alap-chart-1991-02-28.json']))
  const text = await saved[0]?.text()
  expect(readChartText(text ?? '', NOW)).toEqual({ status: 'read', shared: SHARED })
})

test.each([
  ['/vedic-calculator', ['/try/chart']],
  ['/try/chart', []],
])(
  'a chart at %s leads to where files are opened, unless that is here: %j',
  (address, expected) => {
    openRow(async () => undefined, address)
    const links = screen.queryAllByRole('link', { name: 'Open a file' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
  },
)
