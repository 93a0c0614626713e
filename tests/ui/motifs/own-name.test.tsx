import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { ownName } from '~/lib/words/own-names.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'

afterEach(() => localStorage.clear())

const ROHINI = { latin: 'Rohini', devanagari: 'रोहिणी', iast: 'Rohiṇī' } as const

test.each([
  [null, 'Rohini रोहिणी', 'sa', 'Rohini'],
  ['both', 'Rohini रोहिणी', 'sa', 'Rohini'],
  ['latin', 'Rohini', undefined, 'Rohini'],
  ['devanagari', 'रोहिणी', 'sa', 'रोहिणी'],
  ['iast', 'Rohiṇī', 'sa-Latn', 'Rohiṇī'],
  ['toString', 'Rohini रोहिणी', 'sa', 'Rohini'],
])(
  'a name in the letters that a person chose, %j, alone and within a sentence',
  (form, alone, lang, told) => {
    ownSettings.choose('names', form)
    const { container } = render(<OwnName of={ROHINI} />)
    expect(container.textContent).toBe(alone)
    expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe(lang)
    expect(ownName(ROHINI)).toBe(told)
  },
)

test('words that are no name stay as they are', () => {
  ownSettings.choose('names', 'devanagari')
  const { container } = render(<OwnName of="None" />)
  expect(container.innerHTML).toBe('None')
})
