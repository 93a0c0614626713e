import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slider } from '~/ui/controls/slider.tsx'

const slider = (value: number) => (
  <Slider label="Volume" value={value} max={4} step={1} onChange={() => {}} valueText="some" />
)

/** The first step of a page, as a server would render it. */
function firstStep(value: number): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(slider(value))
  return page
}

test('a slider is a drawing in the first step of a page, and a slider in the second', () => {
  const [drawn] = firstStep(1).children
  expect(drawn?.getAttribute('aria-hidden')).toBe('true')
  render(slider(1))
  const thumb = screen.getByRole('slider', { name: 'Volume' })
  expect(thumb.getAttribute('aria-valuenow')).toBe('1')
  expect(thumb.closest('[aria-hidden]')).toBeNull()
})

test('a drawn slider shows as much of its line as the slider does', () => {
  const { container } = render(slider(3))
  const filled = (page: Element) => page.querySelector<HTMLElement>('.bg-current\\/35 > *')
  expect(filled(firstStep(3))?.style.width).toBe('75%')
  expect(filled(container)?.style.right).toBe('25%')
})
