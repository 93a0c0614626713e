import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppFrame } from '~/ui/layout/app-frame.tsx'

const ITEMS = [
  { to: '/dashboard', label: 'Home', icon: null },
  { to: '/audio', label: 'Sessions', icon: null },
]

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)

test.each([
  { at: '/dashboard?mantras', leads: ['Home'] },
  { at: '/audio', leads: ['Sessions'] },
  { at: '/audio/desh-10', leads: ['Sessions'] },
  { at: '/profile', leads: [] },
])('the bar at $at names the page under it', ({ at, leads }) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <AppFrame items={ITEMS} more={{ name: 'More', items: [] }} foot={[]} player={null}>
        A page
      </AppFrame>
    </MemoryRouter>,
  )
  expect(marked()).toEqual(leads)
})

test('the menu, the way past it and its foot come before the page', () => {
  const zen = { to: '?zen', label: 'Zen Mode', icon: null }
  const panchang = { to: '/panchang', label: 'Panchang', icon: null }
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <AppFrame
        items={ITEMS}
        more={{ name: 'Tradition', items: [panchang] }}
        foot={[zen]}
        player={null}
      >
        <a href="/elsewhere">Of the page</a>
      </AppFrame>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Skip to content',
    'Home',
    'Sessions',
    'Panchang',
    'Zen Mode',
    'Of the page',
  ])
})
