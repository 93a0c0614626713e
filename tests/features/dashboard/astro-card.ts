import { fireEvent, screen, within } from '@testing-library/react'
import { audioRows } from '~tests/features/library/audio-rows.ts'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'

/** Replies with the library and with these birth details. */
export function homeRows(birth: Parameters<typeof birthTable>[0]) {
  const [sessions, details] = [audioRows(), birthTable(birth)]
  return (name: string): unknown => sessions(name) ?? details(name)
}

export const card = () => screen.findByRole('region', { name: 'Your raga now' })

/** What stands behind the raga of the card: the sheet is opened when it is not. */
export async function why() {
  if (!screen.queryByRole('dialog')) {
    fireEvent.click(
      within(await card()).getByRole('button', { name: 'Why this raga from your chart' }),
    )
  }
  return within(await screen.findByRole('dialog'))
}

/** The value next to a name in that sheet. */
export async function fact(name: string) {
  return (await why()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
}

export const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** A birth without a zone: the clock tells the watch, wherever the test runs. */
export const BY_THE_CLOCK = birthRow({ zone: null, timezone: 'LMT' })
