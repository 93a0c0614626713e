import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'

// jsdom has no animations.
const running = new Set<Element>()

function animate(this: Element) {
  running.add(this)
  return { cancel: () => running.delete(this) }
}

function browserMoves({ less }: { less: boolean }): void {
  Object.assign(Element.prototype, { animate })
  vi.stubGlobal('matchMedia', () => ({ matches: less }))
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
  running.clear()
})

test('the four strings move while sound plays, and stop with it', () => {
  browserMoves({ less: false })
  const { rerender, unmount } = render(<TanpuraStrings sounding={false} />)
  expect(running.size).toBe(0)
  rerender(<TanpuraStrings sounding />)
  expect(running.size).toBe(4)
  rerender(<TanpuraStrings sounding={false} />)
  expect(running.size).toBe(0)
  rerender(<TanpuraStrings sounding />)
  unmount()
  expect(running.size).toBe(0)
})

test('the strings stay still for a person who asked for less motion', () => {
  browserMoves({ less: true })
  render(<TanpuraStrings sounding />)
  expect(running.size).toBe(0)
})

test('the strings are drawn where the browser has no animations', () => {
  const { container } = render(<TanpuraStrings sounding />)
  expect(container.querySelectorAll('[aria-hidden] > *')).toHaveLength(4)
})
