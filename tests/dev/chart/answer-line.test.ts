import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerLine } from '~dev/chart/answer-line.ts'
import { projectRoot } from '~dev/process/local-folder.ts'
import { goldenBirths, goldenNow } from '~tests/jyotish/golden-births.ts'

const KOLKATA = { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' }
const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' }

function ask(request: unknown) {
  const line = typeof request === 'string' ? request : JSON.stringify(request)
  return JSON.parse(answerLine(line, () => goldenNow))
}

test('the chart command gives the instant and the lagna of every golden birth, from its clock', () => {
  for (const { id, input, expected } of goldenBirths) {
    const { date, time, lat, lon, disambiguation } = input
    const timezone = input.utc_offset_override ?? input.timezone
    const answer = ask({ date, time, timezone, disambiguation, latitude: lat, longitude: lon })
    expect(answer.utc, id).toBe(input.utc)
    expect(answer.utc_offset, id).toBe(input.utc_offset)
    expect(answer.lagna.longitude, id).toBeCloseTo(expected.lagna.absolute, 3)
  }
})

test('the chart command gives all of a chart', () => {
  const answer = ask({ ...KOLKATA, date: '1942-09-15', time: '12:00' })
  expect(answer).toMatchObject({
    utc: '1942-09-15T05:30:00Z',
    utc_offset: '+06:30',
    local_time: { kind: 'unique' },
    node: 'mean',
    lagna: { sign: 'Scorpio', house: 1, nakshatra: 'Anuradha', pada: 4 },
    planets: {
      Sun: { sign: 'Leo', house: 10, retrograde: false, nakshatra: 'Uttara Phalguni', pada: 1 },
      Rahu: { sign: 'Leo', retrograde: true },
      Ketu: { sign: 'Aquarius', retrograde: true },
    },
    true_node: { Rahu: { sign: 'Leo' }, Ketu: { sign: 'Aquarius' } },
    moon_nakshatra: { index: 15, name: 'Vishakha', lord: 'Jupiter', pada: 2 },
    tithi: { paksha: 'Shukla', day: 5, name: 'Panchami' },
    vimshottari: {
      current: {
        now: '2026-06-01T00:00:00Z',
        mahadasha: 'Moon',
        bhukti: 'Mercury',
        pratyantar: expect.any(String),
      },
    },
    prahar: 'day-2',
  })
  expect(answer.ayanamsha).toBeCloseTo(23.0568358, 6)
  expect(answer.planets.Moon.absolute).toBe(answer.planets.Moon.longitude)
  expect(answer.planets.Moon.speed).toBeCloseTo(13.99, 2)
  const [jupiter] = answer.vimshottari.mahadashas
  expect(jupiter).toMatchObject({ lord: 'Jupiter', years: 16, partial: true })
  expect(jupiter.bhuktis.map((bhukti: { partial: boolean }) => bhukti.partial)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(jupiter.bhuktis[0].pratyantars).toHaveLength(9)
})

test('the chart command takes UTC, an offset and local mean time for a clock', () => {
  const utc = '1905-12-20T00:53:50Z'
  const clock = { latitude: 13.08, longitude: 80.29, date: '1905-12-20', time: '06:15' }
  const [byUtc, byOffset, byMeanTime] = [
    { ...clock, utc, now: '2000-01-01T00:00Z', node: 'true' },
    { ...clock, timezone: '+05:21:10' },
    { ...clock, timezone: 'LMT' },
  ].map(ask)
  expect(byUtc).toMatchObject({ utc, node: 'true' })
  expect(byUtc.planets.Rahu).toEqual(byUtc.true_node.Rahu)
  expect(byUtc.vimshottari.current.now).toBe('2000-01-01T00:00:00Z')
  expect(byOffset.utc).toBe(utc)
  expect(byMeanTime).toMatchObject({ utc, utc_offset: '+05:21:10' })
})

test('the chart command reports a repeated time, and takes the earlier one unless asked otherwise', () => {
  const twice = { ...NEW_YORK, date: '2024-11-03', time: '01:30' }
  const readings = ['2024-11-03T05:30:00Z', '2024-11-03T06:30:00Z']
  const earlier = ask(twice)
  const later = ask({ ...twice, disambiguation: 'later' })
  expect([earlier.utc, later.utc]).toEqual(readings)
  expect(earlier.local_time).toEqual({
    kind: 'ambiguous',
    other: { utc: '2024-11-03T06:30:00.000Z', utc_offset: '-05:00' },
  })
  expect(later.local_time.other.utc_offset).toBe('-04:00')
})

test.each([
  ['not JSON', 'The line is not JSON.'],
  ['[]', 'A request is a JSON object.'],
  [{ ...KOLKATA, time: '12:00' }, 'date is missing: it must be a text.'],
  [{ ...KOLKATA, date: '1997-02-29', time: '12:00' }, 'There is no day 1997-02-29.'],
  [{ ...KOLKATA, date: '1997-02-28', time: '25:00' }, 'There is no time 25:00 on a clock.'],
  [
    { ...KOLKATA, date: '3000-01-01', time: '12:00' },
    'Charts can be computed for the years 1800 to 2100.',
  ],
  [
    { ...KOLKATA, utc: '1799-12-31T23:59:59Z' },
    'Charts can be computed for the years 1800 to 2100.',
  ],
  [{ ...KOLKATA, utc: '1997-02-29T00:00Z' }, 'There is no day 1997-02-29.'],
  [{ ...KOLKATA, utc: '1997-02-28' }, 'utc must look like 1990-01-31T06:15:00Z.'],
  [
    { ...KOLKATA, latitude: 91, utc: '1997-02-28T00:00Z' },
    'The latitude must be a number from −90 to 90.',
  ],
  [
    { ...KOLKATA, longitude: '88', utc: '1997-02-28T00:00Z' },
    'The longitude must be a number from −180 to 180.',
  ],
  [{ ...KOLKATA, node: 'osculating', utc: '1997-02-28T00:00Z' }, 'node must be mean or true.'],
  [
    { ...KOLKATA, timezone: 'Asia/Atlantis', date: '1997-02-28', time: '12:00' },
    'There is no time zone "Asia/Atlantis".',
  ],
  [
    { ...NEW_YORK, date: '2024-03-10', time: '02:30' },
    'Clocks in America/New_York skipped 02:30 on 2024-03-10. The nearest readings are 2024-03-10T06:30:00.000Z (-04:00) and 2024-03-10T07:30:00.000Z (-05:00).',
  ],
])('the chart command returns the error of %j', (request, error) => {
  expect(ask(request)).toEqual({ error })
})

test('the chart command continues after a bad line', async () => {
  const good = JSON.stringify({ ...KOLKATA, utc: '1942-09-15T05:30:00Z' })
  const output = await new Promise<string>((resolve, reject) => {
    const script = ['--import', 'tsx', join(projectRoot, 'dev', 'chart.ts')]
    const child = execFile(process.execPath, script, { cwd: projectRoot }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
    child.stdin?.end(`${good}\nnonsense\n\n${good}\n`)
  })
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ error, lagna }) => error ?? lagna.sign)).toEqual([
    'Scorpio',
    'The line is not JSON.',
    'Scorpio',
  ])
})
