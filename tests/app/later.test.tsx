import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Later } from '~/app/later.tsx'
import { firstScreenDrawn } from '~/lib/first-screen.ts'

const Loaded = () => <p>Loaded</p>

test('what is loaded later waits for the first page, and for the network where it failed', async () => {
  const load = vi.fn(async () => Loaded)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  render(<Later load={load} restMs={0} />)
  expect(load).not.toHaveBeenCalled()
  firstScreenDrawn()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(screen.queryByText('Loaded')).toBeNull()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
