import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import { RagaName } from '~/ui/motifs/raga-name.tsx'

afterEach(() => localStorage.clear())

const DURGA = { name: 'Durga', devanagari: 'दुर्गा', iast: 'Durgā' } as const

test.each([
  [null, 'Durga दुर्गा'],
  ['both', 'Durga दुर्गा'],
  ['latin', 'Durga'],
  ['devanagari', 'दुर्गा'],
  ['iast', 'Durgā'],
  ['toString', 'Durga दुर्गा'],
])('a name in the letters that a person chose: %j', (form, words) => {
  ownSettings.choose('names', form)
  const { container } = render(<RagaName {...DURGA} />)
  expect(container.textContent).toBe(words)
})

test.each(['devanagari', 'iast'])('a name that has no such letters stays as it is: %s', (form) => {
  ownSettings.choose('names', form)
  const { container } = render(<RagaName name="My own raga" />)
  expect(container.textContent).toBe('My own raga')
  expect(container.querySelector('[lang]')).toBeNull()
})
