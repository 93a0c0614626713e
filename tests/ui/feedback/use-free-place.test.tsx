import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast, useCurrentToast } from '~/ui/feedback/toast.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'

const HOME = 76
const TALL = 80

/** jsdom lays nothing out: a control is where its data-top says, the toast where its style says. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('ol')) {
      return new DOMRect(12, Number.parseFloat((this as HTMLElement).style.top) || HOME, 336, TALL)
    }
    const top = this.getAttribute('data-top')
    return top === null ? new DOMRect() : new DOMRect(20, Number(top), 100, 44)
  })
}

function Screen({ tops, isCovered = false }: { tops: readonly number[]; isCovered?: boolean }) {
  return (
    <>
      <div aria-hidden={isCovered || undefined}>
        {tops.map((top) => (
          <button key={top} type="button" data-top={top}>
            Press
          </button>
        ))}
      </div>
      <Toaster toast={useCurrentToast()} />
    </>
  )
}

const top = () => screen.getByRole('list').style.top
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

beforeEach(layOut)

test('a toast that covers nothing stays in its own place', () => {
  render(<Screen tops={[24]} />)
  act(() => showToast({ title: 'Mood recorded' }))
  expect(top()).toBe('')
})

test('a toast moves off a control before it is seen', () => {
  render(<Screen tops={[24, 100]} />)
  act(() => showToast({ title: 'Mood recorded' }))
  expect(top()).toBe('150px')
})

test('a toast moves when a page with a control at that place is opened', async () => {
  const { rerender } = render(<Screen tops={[]} />)
  act(() => showToast({ title: 'Mood recorded' }))
  rerender(<Screen tops={[24, 100]} />)
  await nextFrame()
  expect(top()).toBe('150px')
})

test('a toast keeps still while it has the focus', async () => {
  const { rerender } = render(<Screen tops={[]} />)
  act(() => showToast({ title: 'Mood recorded' }))
  await userEvent.keyboard('[F8]')
  rerender(<Screen tops={[24, 100]} />)
  await nextFrame()
  expect(top()).toBe('')
})

test('a toast does not move for what a dialog hides', () => {
  render(<Screen tops={[100]} isCovered />)
  act(() => showToast({ title: 'Mood recorded' }))
  expect(top()).toBe('')
})

test('the next toast starts from its own place again', () => {
  const { rerender } = render(<Screen tops={[24, 100]} />)
  act(() => showToast({ title: 'Mood recorded' }))
  rerender(<Screen tops={[]} />)
  act(() => showToast({ title: 'Mood cleared' }))
  expect(top()).toBe('')
})
