import { expect, test } from 'vitest'

const FILES = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Who may know the charts of others: their own screens, what stores them, and what counts them. */
const MAY_KNOW = [
  '/src/features/astrology/kept/',
  '/src/queries/birth/keep-chart.ts',
  '/src/app/routes/prefetch.ts',
  '/src/app/routes/first-fetch.ts',
  '/src/queries/account/known-counts.ts',
]

const readers = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([file, text]) =>
    text.includes("from '~/queries/reads/kept-charts.ts'") ? [file] : [],
  )
const strangers = (files: Readonly<Record<string, string>>) =>
  readers(files).filter((file) => !MAY_KNOW.some((place) => file.startsWith(place)))

test('the charts of others have no say in what Alap suggests: nothing that suggests reads them', () => {
  expect(readers(FILES).length).toBeGreaterThan(2)
  expect(strangers(FILES)).toEqual([])
})

test('a suggestion that reads the charts of others is found', () => {
  const file = '/src/features/dashboard/personal-raga.tsx'
  const text = "import { keptCharts } from '~/queries/reads/kept-charts.ts'"
  expect(strangers({ [file]: text })).toEqual([file])
})
