import { screen, within } from '@testing-library/react'
import { openPages, type Pages } from './open-pages.tsx'

export const DESH = { title: 'Rain on the Courtyard', audioUrl: '/recordings/desh-10.mp3' }

export const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string) => screen.getByRole('button', { name })

/** The session screen as the page before opens it. */
export async function openSession(state?: unknown): Promise<Pages> {
  const pages = openPages()
  await pages.go('/session', state)
  await screen.findByRole('heading', { level: 1 })
  return pages
}

/** The settings beside the wheel, with one of their rows open if it is named. */
export async function openSettings(pages: Pages, row?: string) {
  await pages.user.click(button('Settings'))
  const settings = within(await screen.findByRole('dialog', { name: 'This session' }))
  if (row !== undefined) await pages.user.click(settings.getByText(row))
  return settings
}
