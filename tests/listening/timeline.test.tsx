import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Timeline } from '~/listening/timeline.tsx'

const seek = vi.fn()

/** A line of 600 px for 600 seconds: a pixel is a second. */
function line(): HTMLElement {
  render(<Timeline position={10} duration={600} onSeek={seek} />)
  const thumb = screen.getByRole('slider', { name: 'Position' })
  const root = thumb.closest<HTMLElement>('[data-orientation].touch-none')
  if (!root) throw new Error('There is no line.')
  const captured = new Set<number>()
  root.setPointerCapture = (id) => void captured.add(id)
  root.hasPointerCapture = (id) => captured.has(id)
  root.releasePointerCapture = (id) => void captured.delete(id)
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 44))
  return root
}

const at = (clientX: number) => ({ clientX, pointerId: 1 })

beforeEach(() => {
  seek.mockClear()
})

test('a line dragged past its end and back moves the sound once, to where it is let go', () => {
  const root = line()
  fireEvent.pointerDown(root, at(100))
  fireEvent.pointerMove(root, at(600))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('10 minutes of 10 minutes')
  fireEvent.pointerMove(root, at(300))
  expect(seek).not.toHaveBeenCalled()
  fireEvent.pointerUp(root, at(300))
  expect(seek.mock.calls).toEqual([[300]])
})

test('a drag that the browser breaks off leaves the sound where it is', () => {
  const root = line()
  fireEvent.pointerDown(root, at(100))
  fireEvent.pointerMove(root, at(600))
  fireEvent.lostPointerCapture(root, at(600))
  expect(seek).not.toHaveBeenCalled()
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('10')
})

test('a key moves the sound at once', () => {
  line()
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' })
  expect(seek.mock.calls).toEqual([[15], [600]])
})
