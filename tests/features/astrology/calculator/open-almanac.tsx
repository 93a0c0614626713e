import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { saturnPeriods } from '~/jyotish/almanac/transits/saturn-periods.ts'
import { skyOver } from '~/jyotish/almanac/transits/sky-over.ts'
import { vargaConfidence } from '~/jyotish/confidence/varga-confidence.ts'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { standInWorkers } from '~tests/support/window/stand-in-workers.ts'
import { openCalculator } from './open-calculator.tsx'

const FUNCTIONS = { sky: skyOver, saturn: saturnPeriods, vargas: vargaConfidence }

const database = standInDatabase()

/** The calculator at noon of 14 March 2026, with the almanac beside it. */
export function almanacOnNoonOfMarch() {
  const almanac = standInWorkers(FUNCTIONS)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(Date.UTC(2026, 2, 14, 12)))
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
    standInWorkers(FUNCTIONS)
    database.reset()
    signInAsAsha()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return almanac
}

/** Opens the calculator for a birth, and waits for what is read beside its chart. */
export async function openMoreOfChart(changes: Parameters<typeof birthRow>[0] = {}) {
  database.reply = birthTable(birthRow(changes))
  const opened = await openCalculator()
  await opened.unfold('Vargas and the sky now')
  await screen.findByRole('heading', { name: 'Vargas' })
  return opened
}

/** The words of a table's row, cell by cell, in Latin letters. */
export function rowOf(table: RegExp | string, name: string): string[] {
  const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row')
  const row = rows.find((one) => latinOf(one.firstElementChild) === name)
  return [...(row?.children ?? [])].slice(1).map(latinOf)
}

/** The words of a cell without those in a second script. */
function latinOf(cell: Element | null): string {
  const copy = cell?.cloneNode(true) as Element | undefined
  for (const name of copy?.querySelectorAll('[lang="sa"]') ?? []) name.remove()
  return copy?.textContent.trim() ?? ''
}
