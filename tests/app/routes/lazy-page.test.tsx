import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { LazyPage, type PageCode, pageCode } from '~/app/routes/lazy-page.tsx'

function Page() {
  const [times, setTimes] = useState(0)
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      Pressed {times} times
    </button>
  )
}

const shown = (code: PageCode) => (
  <Suspense fallback={<p>Waiting</p>}>
    <LazyPage code={code} />
  </Suspense>
)

test('a page with loaded code is drawn at once, without a fallback', async () => {
  const code = pageCode(async () => Page)
  await code.load()
  render(shown(code))
  expect(screen.getByRole('button', { name: 'Pressed 0 times' })).toBeTruthy()
  expect(screen.queryByText('Waiting')).toBeNull()
})

test('a page with code still to load shows the fallback until then, and keeps its state after', async () => {
  const code = pageCode(async () => Page)
  const { rerender } = render(shown(code))
  expect(screen.getByText('Waiting')).toBeTruthy()
  const button = await screen.findByRole('button', { name: 'Pressed 0 times' })
  act(() => button.click())
  rerender(shown(code))
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBe(button)
})
