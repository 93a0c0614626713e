import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { ownName, spokenName } from '~/lib/words/own-names.ts'
import { OwnName } from '~/ui/motifs/own-name.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'

afterEach(() => localStorage.clear())

const ROHINI = { latin: 'Rohini', devanagari: 'रोहिणी', iast: 'Rohiṇī' } as const

test.each([
  [null, 'Rohini रोहिणी', 'sa', 'Rohini', 'Rohini'],
  ['both', 'Rohini रोहिणी', 'sa', 'Rohini', 'Rohini'],
  ['latin', 'Rohini', undefined, 'Rohini', 'Rohini'],
  ['devanagari', 'रोहिणी', 'sa', 'रोहिणी', 'Rohini'],
  ['iast', 'Rohiṇī', 'sa-Latn', 'Rohiṇī', 'Rohiṇī'],
  ['toString', 'Rohini रोहिणी', 'sa', 'Rohini', 'Rohini'],
])(
  'a name in the letters that a person chose, %j, alone, within a sentence and in a label',
  (form, alone, lang, told, spoken) => {
    ownSettings.choose('names', form)
    const { container } = render(<OwnName of={ROHINI} />)
    expect(container.textContent).toBe(alone)
    expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe(lang)
    expect(ownName(ROHINI)).toBe(told)
    expect(spokenName(ROHINI)).toBe(spoken)
  },
)

test('words that are no name stay as they are', () => {
  ownSettings.choose('names', 'devanagari')
  const { container } = render(<OwnName of="None" />)
  expect(container.innerHTML).toBe('<span>None</span>')
})

test.each([
  ['the Moon is in Rohini until 09:10', []],
  ['the Moon is in Rohiṇī until 09:10', []],
  ['सूर्य enters उत्तर फाल्गुनी.', ['सूर्य', 'उत्तर फाल्गुनी']],
  ['then कृष्ण एकादशी until 09:10', ['कृष्ण एकादशी']],
])('a sentence is told as it is, and its Devanagari has a language: %s', (sentence, inSanskrit) => {
  const { container } = render(<SentenceWithNames>{sentence}</SentenceWithNames>)
  expect(container.textContent).toBe(sentence)
  const marked = [...container.querySelectorAll('[lang="sa"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(inSanskrit)
})
