import { screen, within } from '@testing-library/react'
import { openProgress } from '../progress/open-progress.tsx'

/** Opens Insight, and the table of the figure of this title: its parts, rows and drawn marks. */
export async function openFigure(title: string) {
  const user = openProgress('/progress?tab=insight')
  const region = await screen.findByRole('region', { name: title })
  const figure = within(region)
  await user.click(figure.getByText('See the numbers'))
  const rows = figure.getAllByRole('row').slice(1)
  const drawnAs = (name: string) =>
    [...region.querySelectorAll(`[${name}]`)].map((mark) => mark.getAttribute(name))
  return {
    figure,
    rows: rows.map((row) => [...row.children].map((cell) => cell.textContent)),
    joined: drawnAs('data-joined'),
    drawn: drawnAs('data-mean'),
  }
}
