import { describe, expect, it } from 'vitest'
import { findRaga, RAGAS, ragaNamed } from '~/raga/catalogue.ts'
import { centsOf, swaraOf } from '~/raga/swara.ts'

const EXPECTED_MOODS = {
  bhupali: 'Shantha',
  yaman: 'Shantha',
  'ahir-bhairav': 'Shantha',
  malkauns: 'Shantha',
  bageshri: 'Karuna',
  bhairavi: 'Karuna',
  shivaranjani: 'Karuna',
  desh: 'Shringara',
  khamaj: 'Shringara',
  hamsadhwani: 'Shringara',
  durga: 'Shringara',
}

const letters = (id: string) =>
  findRaga(id)
    ?.swaras.map((tuned) => tuned.swara)
    .join('')

describe('the raga catalogue', () => {
  it('holds each raga once, under the mood category the sessions use', () => {
    const moods = Object.fromEntries(RAGAS.map((raga) => [raga.id, raga.moodCategory]))
    expect(moods).toEqual(EXPECTED_MOODS)
    expect(new Set(RAGAS.map((raga) => raga.name)).size).toBe(RAGAS.length)
  })

  it('finds by id and by name as people write it', () => {
    expect(findRaga('ahir-bhairav')?.name).toBe('Ahir Bhairav')
    expect(ragaNamed('  ahir bhairav ')?.id).toBe('ahir-bhairav')
    expect(findRaga('Yaman')).toBeUndefined()
    expect(ragaNamed('')).toBeUndefined()
  })

  it('knows which swaras each raga permits', () => {
    expect(Object.fromEntries(RAGAS.map((raga) => [raga.id, letters(raga.id)]))).toEqual({
      bhupali: 'SRGPD',
      yaman: 'SRGMPDN',
      'ahir-bhairav': 'SrGmPDn',
      malkauns: 'Sgmdn',
      bageshri: 'SRgmPDn',
      bhairavi: 'SrgmPdn',
      shivaranjani: 'SRgPD',
      desh: 'SRGmPDnN',
      khamaj: 'SRGmPDnN',
      hamsadhwani: 'SRGPN',
      durga: 'SRmPD',
    })
  })

  it.each(RAGAS.map((raga) => [raga.name, raga] as const))('%s is whole', (_name, raga) => {
    const permitted = raga.swaras.map((tuned) => tuned.swara)
    expect(permitted).toContain(raga.vadi)
    expect(permitted).toContain(raga.samvadi)
    expect(permitted).toContain(raga.tanpura.firstString)
    expect(raga.tonicHz).toBeGreaterThanOrEqual(123)
    expect(raga.tonicHz).toBeLessThanOrEqual(147)
    expect(raga.devanagari).toMatch(/^[\u0900-\u097f ]+$/)
    expect(raga.aroha.at(-1)).toEqual({ swara: 'S', octave: 1 })
    expect(raga.avaroha[0]).toEqual({ swara: 'S', octave: 1 })
    expect(raga.avaroha.at(-1)).toEqual({ swara: 'S', octave: 0 })
    for (const { swara, ratio } of raga.swaras) {
      expect(Math.abs(centsOf(ratio) - 100 * swaraOf(swara).position)).toBeLessThan(20)
    }
  })
})
