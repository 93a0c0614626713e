import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataError, type DataErrorKind } from '~/lib/data-error.ts'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'

const KINDS: Record<DataErrorKind, RegExp> = {
  offline: /Alap cannot be reached just now.*Nothing you wrote is lost.*try again/is,
  'signed-out': /signed out.*stays on this device.*Sign in again/is,
  forbidden: /not yours.*untouched/is,
  invalid: /refused.*still here.*Change it/is,
  full: /no room.*still here.*Delete one/is,
  malformed: /could not be read.*Nothing you recorded is lost\. Reload/is,
  'not-configured': /Neon database not configured/,
  outdated: /new version.*kept on this device.*Reload/is,
  'wrong-clock': /Nothing was saved.*still here.*Correct the date/is,
  disturbed: /disturbing.*Nothing you recorded is lost\..*try again/is,
  superseded: /changed somewhere else.*stays.*still here/is,
  conflict: /Something else is stored.*stays as it is.*still here/is,
  gone: /deleted somewhere else.*still here/is,
  unexpected: /went wrong.*Nothing you recorded is lost\. Please try again/is,
}

test.each(Object.entries(KINDS) as [DataErrorKind, RegExp][])(
  'a fault of kind %s shows what happened, what is safe and what to do',
  (kind, words) => {
    render(<ErrorNotice error={new DataError(kind, 'internal detail')} />)
    const notice = screen.getByRole('alert')
    expect(notice.textContent).toMatch(words)
    expect(notice.textContent).not.toContain('internal detail')
  },
)

test('an error of no known kind has the words for an unexpected one', () => {
  render(<ErrorNotice error={new Error('boom')} />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
})

test('a fault can be tried again', async () => {
  const onRetry = vi.fn()
  render(<ErrorNotice error={new DataError('offline', '')} onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
