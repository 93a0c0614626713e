import '~tests/support/window/fake-device.ts'
import { screen } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { signInAsAsha } from '~tests/support/as-person.tsx'
import { birthRow, birthTable } from '~tests/support/database/birth-rows.ts'
import { standInDatabase } from '~tests/support/database/database-stand-in.ts'
import { openCalculator } from './open-calculator.tsx'

const database = standInDatabase()

beforeEach(() => {
  database.reset()
  database.reply = birthTable(birthRow())
  signInAsAsha()
})

const words = (node: string) =>
  `Computed on this device with apparent geocentric positions, the Lahiri ayanamsha, 23.2990° (mean), whole-sign houses, the ${node} node, and Vimshottari dashas with a year of 365.25 days.`

test('the chart of the calculator has its conventions in a sentence, with the node it was computed with', async () => {
  const { user, unfold } = await openCalculator()
  await screen.findByText(words('mean'))
  await unfold('How this was computed')
  await user.click(await screen.findByRole('radio', { name: 'True node' }))
  await screen.findByText(words('true'))
})
