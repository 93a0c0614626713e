import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useScrollLock } from '~/ui/overlay/use-scroll-lock.ts'

const { style } = document.documentElement
afterEach(() => {
  style.overflow = ''
})

function Lock() {
  useScrollLock()
  return null
}

test('the page below scrolls again only when the last overlay has gone, as it did before', () => {
  style.overflow = 'clip'
  const [first, second] = [render(<Lock />), render(<Lock />)]
  expect(style.overflow).toBe('hidden')
  first.unmount()
  expect(style.overflow).toBe('hidden')
  second.unmount()
  expect(style.overflow).toBe('clip')
})
