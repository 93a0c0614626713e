import { describe, expect, test } from 'vitest'
import { type Figures, faultsOf, GATES, type GateName } from '~dev/recordings/check/gates.ts'
import { isSound, tableHead, tableRow } from '~dev/recordings/check/table.ts'

const NAME = 'yaman-10.mp3'

const SOUND: Figures = {
  loudness: -18.24,
  range: 6.8,
  truePeak: -4.1,
  gaps: 0,
  clicks: 0,
  clipped: 0,
  dc: 0.00004,
  balance: 0.3,
  correlation: 0.82,
  end: Number.NEGATIVE_INFINITY,
  duration: 0.048,
  frames: 0,
  decoding: 0,
  tonic: 1,
  foreign: 0,
  offPitch: 0.21,
  held: 98,
  asWritten: 100,
}

const answer = (change: Figures = {}) => ({
  kind: 'measured' as const,
  figures: { ...SOUND, ...change },
})

describe('the gates', () => {
  test('the gates accept good figures', () => {
    expect(faultsOf(SOUND)).toEqual([])
  })

  test.each(Object.keys(GATES) as GateName[])(
    'the gate %s fails when it was not measured',
    (name) => {
      const { [name]: _, ...rest } = SOUND
      const absent = [`not measured: ${GATES[name].title}`]
      expect(faultsOf(rest)).toEqual(absent)
      expect(faultsOf({ ...SOUND, [name]: Number.NaN })).toEqual(absent)
      expect(isSound(NAME, { kind: 'measured', figures: rest })).toBe(false)
    },
  )

  test('the gates name together all that was not measured, and a file without figures is not sound', () => {
    expect(faultsOf({ gaps: 1 }, { gaps: GATES.gaps, dc: GATES.dc, held: GATES.held })).toEqual([
      'gaps 1, wanted at most 0',
      'not measured: DC, held',
    ])
    expect(isSound(NAME, { kind: 'measured', figures: {} })).toBe(false)
  })

  test.each<[Figures, string]>([
    [{ loudness: -19.1 }, 'loudness -19.1 LUFS, wanted -19 to -17'],
    [{ loudness: -16.9 }, 'loudness -16.9 LUFS, wanted -19 to -17'],
    [{ range: 9.1 }, 'range 9.1 LU, wanted 6 to 9'],
    [{ range: 5.6 }, 'range 5.6 LU, wanted 6 to 9'],
    [{ truePeak: -1.9 }, 'true peak -1.9 dBTP, wanted at most -2'],
    [{ gaps: 1 }, 'gaps 1, wanted at most 0'],
    [{ correlation: 0.59 }, 'correl. 0.59, wanted 0.68 to 0.85'],
    [{ correlation: 0.91 }, 'correl. 0.91, wanted 0.68 to 0.85'],
    [{ end: -59 }, 'end -59 dBFS, wanted at most -60'],
    [{ duration: 0.2 }, 'length 0.200 s, wanted at most 0.1'],
    [{ frames: Number.POSITIVE_INFINITY }, 'frames Infinity, wanted at most 0'],
    [{ offPitch: 3.2 }, 'off pitch 3.20 %, wanted at most 3'],
    [{ held: 12 }, 'held 12 %, wanted at least 60'],
    [{ held: Number.POSITIVE_INFINITY }, 'held Infinity %, wanted at least 60'],
    [{ tonic: 40 }, 'tonic 40 cents, wanted at most 5'],
    [{ asWritten: 80 }, 'as written 80 %, wanted at least 90'],
  ])('the gates fail the change %o', (change, sentence) => {
    expect(faultsOf({ ...SOUND, ...change })).toEqual([sentence])
    expect(isSound(NAME, answer(change))).toBe(false)
  })
})

test.each([
  ['yaman-1.mp3', 11.9, 12.1],
  ['yaman-2.mp3', 10.9, 11.1],
  ['yaman-3.mp3', 8.9, 9.1],
  ['yaman-60.mp3', 8.9, 9.1],
])('the gates of a short session allow it a wider range: %s', (name, right, wrong) => {
  expect(isSound(name, answer({ range: right }))).toBe(true)
  expect(isSound(name, answer({ range: wrong }))).toBe(false)
})

test('the table has a row a recording under its titles and units', () => {
  const [titles = '', units = ''] = tableHead().split('\n')
  const row = tableRow(NAME, answer())
  expect(row.length).toBe(titles.length)
  expect(units.trim()).toMatch(/^LUFS .* %$/)
  expect(row).toMatch(/^yaman-10\.mp3 +-18\.2 /)
  expect(isSound(NAME, answer())).toBe(true)
})

test('the table shows below a row what is wrong, and why a file could not be measured', () => {
  expect(
    tableRow(NAME, answer({ gaps: 2, clicks: 1 }))
      .split('\n')
      .slice(1),
  ).toEqual(['    ✗ gaps 2, wanted at most 0', '    ✗ clicks 1, wanted at most 0'])
  expect(tableRow(NAME, answer({ dc: Number.NaN }))).toContain('✗ not measured: DC')
  const failed = { kind: 'failed', reason: 'no such file' } as const
  expect(tableRow(NAME, failed)).toContain('✗ no such file')
  expect(isSound(NAME, failed)).toBe(false)
})
