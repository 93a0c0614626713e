import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '~/app/routes/error-boundary.tsx'
import { DataError } from '~/lib/data-error.ts'

let fault: Error | null = null

function Page() {
  if (fault) throw fault
  return <p>The page</p>
}

const page = (at: string, onReset: () => void) => (
  <MemoryRouter>
    <ErrorBoundary at={at} onReset={onReset}>
      <Page />
    </ErrorBoundary>
  </MemoryRouter>
)

function show(onReset = () => {}) {
  return render(page('/journal', onReset))
}

beforeEach(() => {
  // React repeats what a boundary caught on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a fault of the page is shown with the specified heading and its message', async () => {
  fault = new Error('The sky fell')
  show()
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('The sky fell')
})

test('a fault of data access is put into words, and trying again brings the page back', async () => {
  fault = new DataError('offline', 'fetch failed')
  const onReset = vi.fn(() => {
    fault = null
  })
  show(onReset)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This page could not be opened',
  )
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Alap cannot be reached just now',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onReset).toHaveBeenCalledOnce()
  expect(screen.getByText('The page')).toBeTruthy()
})

test('a fault ends with the address of its page', async () => {
  fault = new Error('The sky fell')
  const onReset = vi.fn()
  const { rerender } = show(onReset)
  await screen.findByRole('alert')
  fault = null
  rerender(page('/journal/other', onReset))
  expect(screen.getByText('The page')).toBeTruthy()
})

test.each([
  'Failed to fetch dynamically imported module: https://alap.example/assets/x.js',
  'error loading dynamically imported module: https://alap.example/assets/x.js',
  'Importing a module script failed.',
])('a page that could not load its code shows a message: %s', async (message) => {
  fault = new TypeError(message)
  show()
  expect(
    await screen.findByRole('heading', { name: 'This page could not be fetched' }),
  ).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Check your connection')
})
