import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chartFile, readChartFile, readChartText } from '~/features/astrology/share/chart-file.ts'
import { randomStream } from '~/raga/random.ts'
import { treeOf } from '~tests/fuzz/json-tree.ts'
import { mutatedJson } from '~tests/fuzz/mutate-json.ts'
import { anyShared, NOW, PUNE } from './any-birth.ts'

const SHARED = { birth: PUNE, sureToMinutes: null }
const TEXT = await chartFile(SHARED).text()

const fileOf = (text: string) => new File([text], 'chart.json')

test('a file is read back to exactly the birth it was made of, for every birth', async () => {
  await fc.assert(
    fc.asyncProperty(anyShared, async (shared) => {
      const file = chartFile(shared)
      expect(file.size).toBeLessThan(10_000)
      expect(await readChartFile(file, NOW)).toEqual({ status: 'read', shared })
    }),
    { numRuns: 100 },
  )
})

test('a file says what it is, and holds no more than the birth', () => {
  expect(JSON.parse(TEXT)).toEqual({
    kind: 'alap-chart',
    version: 1,
    birth: {
      date: '1991-02-28',
      time: '05:40',
      place: 'Pune (Poona), Maharashtra, India',
      latitude: 18.52,
      longitude: 73.86,
      timezone: 'auto',
      zone: 'Asia/Kolkata',
      offsetSeconds: 19_800,
      sureToMinutes: null,
    },
  })
  expect(chartFile(SHARED).name).toBe('alap-chart-1991-02-28.json')
})

test.each([
  ['that is empty', '', /not a chart of Alap/],
  ['that is no JSON', 'BEGIN:VCALENDAR', /not a chart of Alap/],
  ['of another kind', TEXT.replace('alap-chart', 'alap-data'), /not a chart of Alap/],
  ['without a birth', '{"kind":"alap-chart","version":1}', /no birth that Alap can read/],
  ['of another version', TEXT.replace('"version": 1', '"version": 2'), /another version of Alap/],
  ['with more than the birth', TEXT.replace('"date"', '"more": 1, "date"'), /no birth that Alap/],
  ['of a day that does not exist', TEXT.replace('02-28', '02-30'), /day or its time/],
])('a file %s is refused with a sentence', async (_, text, sentence) => {
  const result = await readChartFile(fileOf(text), NOW)
  expect(result).toEqual({ status: 'refused', because: expect.stringMatching(sentence) })
})

test('a file larger than any chart is refused before it is opened', async () => {
  const file = fileOf(' '.repeat(10_001))
  const opened = vi.spyOn(file, 'text')
  expect(await readChartFile(file, NOW)).toMatchObject({ because: /larger than any chart/ })
  expect(opened).not.toHaveBeenCalled()
})

test('a file that cannot be opened is refused with a sentence', async () => {
  const file = fileOf(TEXT)
  vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
  expect(await readChartFile(file, NOW)).toMatchObject({ because: 'The file could not be opened.' })
})

test('2,000 changed files never throw, and each is a birth that can be or a sentence', async () => {
  const random = randomStream('changed files')
  const tree = treeOf(JSON.parse(TEXT))
  const tally = { read: 0, refused: 0 }
  for (let at = 0; at < 2000; at += 1) {
    const text = mutatedJson(tree, random).text
    const result = readChartText(text, NOW)
    tally[result.status] += 1
    if (result.status === 'refused') expect(result.because, text).toMatch(/^The file .*\.$/s)
    else expect(readChartText(await chartFile(result.shared).text(), NOW), text).toEqual(result)
  }
  expect(tally.read).toBeGreaterThan(20)
  expect(tally.refused).toBeGreaterThan(1000)
})
