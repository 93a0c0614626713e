import { describe, expect, it } from 'vitest'
import { type Figures, faultsOf } from '~dev/recordings/check/gates.ts'
import { isSound, tableHead, tableRow } from '~dev/recordings/check/table.ts'

const SOUND: Figures = {
  loudness: -18.24,
  range: 5.2,
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
  foreign: 0,
  offPitch: 0.21,
  held: 98,
}

const answer = (change: Figures = {}) => ({
  kind: 'measured' as const,
  figures: { ...SOUND, ...change },
})

describe('the gates', () => {
  it('let through what is as it should be, and say nothing of what was not measured', () => {
    expect(faultsOf(SOUND)).toEqual([])
    expect(faultsOf({})).toEqual([])
  })

  it.each<[Figures, string]>([
    [{ loudness: -19.1 }, 'loudness -19.1 LUFS, wanted -19 to -17'],
    [{ loudness: -16.9 }, 'loudness -16.9 LUFS, wanted -19 to -17'],
    [{ range: 7.1 }, 'range 7.1 LU, wanted at most 7'],
    [{ truePeak: -1.9 }, 'true peak -1.9 dBTP, wanted at most -2'],
    [{ gaps: 1 }, 'gaps 1, wanted at most 0'],
    [{ correlation: 0.29 }, 'correl. 0.29, wanted at least 0.3'],
    [{ end: -59 }, 'end -59 dBFS, wanted at most -60'],
    [{ duration: 0.2 }, 'length 0.200 s, wanted at most 0.1'],
    [{ frames: Number.POSITIVE_INFINITY }, 'frames Infinity, wanted at most 0'],
    [{ offPitch: 1.2 }, 'off pitch 1.20 %, wanted at most 1'],
    [{ offPitch: Number.NaN }, 'off pitch NaN %, wanted at most 1'],
    [{ held: 12 }, 'held 12 %, wanted at least 60'],
  ])('%o fails', (change, sentence) => {
    expect(faultsOf({ ...SOUND, ...change })).toEqual([sentence])
    expect(isSound(answer(change))).toBe(false)
  })
})

describe('the table', () => {
  it('has a row a recording under its titles and units', () => {
    const [titles = '', units = ''] = tableHead().split('\n')
    const row = tableRow('yaman-10.mp3', answer())
    expect(row.length).toBe(titles.length)
    expect(units.trim()).toMatch(/^LUFS .* %$/)
    expect(row).toMatch(/^yaman-10\.mp3 +-18\.2 /)
    expect(isSound(answer())).toBe(true)
  })

  it('says below a row what is wrong, and why a file could not be measured', () => {
    expect(
      tableRow('a', answer({ gaps: 2, clicks: 1 }))
        .split('\n')
        .slice(1),
    ).toEqual(['    ✗ gaps 2, wanted at most 0', '    ✗ clicks 1, wanted at most 0'])
    const failed = { kind: 'failed', reason: 'no such file' } as const
    expect(tableRow('yaman-10.mp3', failed)).toContain('✗ no such file')
    expect(isSound(failed)).toBe(false)
  })
})
