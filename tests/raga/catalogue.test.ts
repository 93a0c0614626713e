import { describe, expect, test } from 'vitest'
import { findRaga, RAGAS, ragaNamed } from '~/raga/catalogue.ts'
import { PRAHARS } from '~/raga/model/prahar.ts'
import { type Raga, ragaFrom } from '~/raga/model/raga.ts'
import { centsOf, swaraOf } from '~/raga/model/swara.ts'
import { RAGA_SOURCES, type RagaSources } from '~/raga/raga-sources.ts'

/** What the sessions of the library are filed under; a change here is a change of the seed. */
const MOODS_OF_THE_LIBRARY = {
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

const SWARAS_OF_EACH = {
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
  bhairav: 'SrGmPdN',
  'darbari-kanada': 'SRgmPdn',
  todi: 'SrgMPdN',
  lalit: 'SrGmMdN',
  'brindavani-sarang': 'SRmPnN',
}

const permittedOf = (raga: Raga) => raga.swaras.map((tuned) => tuned.swara)

/** What is missing or wrong in a raga's facts, in words; nothing if it is whole. */
function faultsOf(raga: Raga, { sources, disputes } = RAGA_SOURCES[raga.id]): string[] {
  const permitted = permittedOf(raga)
  const explained = disputes.join(' ')
  const faults = [
    ...[raga.vadi, raga.samvadi, raga.tanpura.firstString].flatMap((letter) =>
      permitted.includes(letter) ? [] : [`${letter} is named and not permitted`],
    ),
    ...Object.keys(raga.nyas).flatMap((letter) =>
      permitted.some((swara) => swara === letter) ? [] : [`it rests on ${letter}, not permitted`],
    ),
    ...Object.keys(raga.andolan).flatMap((letter) =>
      permitted.some((swara) => swara === letter) ? [] : [`it swings ${letter}, not permitted`],
    ),
    ...[raga.vadi, raga.samvadi].flatMap((letter) =>
      raga.nyas[letter] || explained.includes(swaraOf(letter).latin)
        ? []
        : [`${letter} leads and is no resting place, and nobody says why`],
    ),
    ...raga.swaras.flatMap(({ swara, ratio }) =>
      Math.abs(centsOf(ratio) - 100 * swaraOf(swara).position) < 20
        ? []
        : [`${swara} stands too far from its place`],
    ),
    ...raga.passing.flatMap(({ swara, figure: [from, , to] }) =>
      permitted.includes(swara) || ![from, to].every((note) => permitted.includes(note.swara))
        ? [`${swara} does not pass between two swaras of the raga`]
        : [],
    ),
    ...[...raga.pakad.flatMap((phrase) => phrase.notes.map(({ note }) => note.swara))].flatMap(
      (swara) => (permitted.includes(swara) ? [] : [`its pakad has ${swara}`]),
    ),
  ]
  const apart = Math.abs(swaraOf(raga.vadi).position - swaraOf(raga.samvadi).position)
  if (apart !== 5 && apart !== 7) faults.push('vadi and samvadi are no fourth or fifth apart')
  if (!raga.nyas.S) faults.push('it never rests on Sa')
  if (raga.tonicHz < 123 || raga.tonicHz > 147) faults.push(`its Sa is at ${raga.tonicHz} Hz`)
  if (!/^[\u0900-\u097f ]+$/.test(raga.devanagari)) faults.push('its name is not Devanagari')
  if (!/^[A-Za-zāīūṛṝṃḥṅñṭḍṇśṣĀĪŪṚŚṢ ]+$/.test(raga.iast)) faults.push('its name is not IAST')
  if (raga.thaat === '' || raga.pakad.length === 0) faults.push('no thaat or no pakad')
  if (new Set(raga.prahars).size !== raga.prahars.length) faults.push('a watch twice')
  if (sources.some((source) => source.trim().length < 4)) faults.push('a source is not named')
  if (disputes.some((line) => !/^[A-Z].*\.$/.test(line))) faults.push('a dispute is no sentence')
  return faults
}

describe('the raga catalogue', () => {
  test('the raga catalogue holds at least fifteen ragas, each once', () => {
    expect(RAGAS.length).toBeGreaterThanOrEqual(15)
    expect(new Set(RAGAS.map((raga) => raga.id)).size).toBe(RAGAS.length)
    expect(new Set(RAGAS.map((raga) => raga.name)).size).toBe(RAGAS.length)
  })

  test('the raga catalogue keeps the mood category the sessions of the library use', () => {
    const moods = Object.fromEntries(RAGAS.map((raga) => [raga.id, raga.moodCategory]))
    expect(moods).toMatchObject(MOODS_OF_THE_LIBRARY)
  })

  test('the raga catalogue finds a raga by id and by name, in small letters and with spaces around it too', () => {
    expect(findRaga('ahir-bhairav')?.name).toBe('Ahir Bhairav')
    expect(ragaNamed('  ahir bhairav ')?.id).toBe('ahir-bhairav')
    expect(ragaNamed('Darbari Kanada')?.id).toBe('darbari-kanada')
    expect(findRaga('Yaman')).toBeUndefined()
    expect(ragaNamed('')).toBeUndefined()
  })

  test('the raga catalogue knows which swaras each raga permits', () => {
    const swaras = Object.fromEntries(RAGAS.map((raga) => [raga.id, permittedOf(raga).join('')]))
    expect(swaras).toMatchObject(SWARAS_OF_EACH)
  })

  test('the raga catalogue has a raga for every watch of day and night', () => {
    const watches = RAGAS.flatMap((raga) => raga.prahars)
    expect(PRAHARS.filter((prahar) => !watches.includes(prahar))).toEqual([])
  })

  test('the raga catalogue has at least five ragas for the plucked string', () => {
    expect(RAGAS.filter((raga) => raga.voice === 'sitar').length).toBeGreaterThanOrEqual(5)
  })

  test.each(RAGAS.map((raga) => [raga.name, raga] as const))(
    'the raga %s is complete',
    (_name, raga) => {
      expect(faultsOf(raga)).toEqual([])
      expect(raga.aroha.at(-1)).toEqual({ swara: 'S', octave: 1 })
      expect(raga.avaroha[0]).toEqual({ swara: 'S', octave: 1 })
      expect(raga.avaroha.at(-1)).toEqual({ swara: 'S', octave: 0 })
    },
  )
})

describe('an incomplete raga', () => {
  const yaman = findRaga('yaman')
  const whole = {
    id: 'yaman',
    name: 'Yaman',
    devanagari: 'यमन',
    iast: 'Yaman',
    thaat: 'Kalyan',
    aroha: ",N R G M D N S'",
    avaroha: "S' N D P M G R S",
    vadi: 'G',
    samvadi: 'N',
    prahars: ['night-1'],
    rasa: ['shanta'],
    pakad: [',N R G:2 R S:3'],
    nyas: { G: 5, N: 4, S: 5 },
    register: 'middle',
    voice: 'bansuri',
    moodCategory: 'Shantha',
    tanpura: { firstString: 'P' },
    tonicHz: 138.59,
  } as const
  const sourced: RagaSources = { sources: ['a page'], disputes: [] }

  test('an incomplete raga is distinguished from a complete one', () => {
    expect(yaman && faultsOf(yaman)).toEqual([])
    expect(faultsOf(ragaFrom(whole), sourced)).toEqual([])
  })

  test.each([
    ['vadi', { vadi: 'g' }, 'g is named and not permitted'],
    ['samvadi', { samvadi: 'P' }, 'vadi and samvadi are no fourth or fifth apart'],
    ['nyas', { nyas: { ...whole.nyas, d: 2 } }, 'it rests on d, not permitted'],
    ['andolan', { andolan: { r: { depthCents: 30, hz: 2 } } }, 'it swings r, not permitted'],
    ['a vadi without rest', { nyas: { N: 4, S: 5 } }, 'G leads and is no resting place'],
    ['Sa', { nyas: { G: 5, N: 4 } }, 'it never rests on Sa'],
    ['shruti', { shruti: { D: [8, 5] } }, 'D stands too far from its place'],
    ['passing swara', { passing: ['G m d'] }, 'm does not pass between two swaras of the raga'],
    ['own passing swara', { passing: ['G M P'] }, 'M does not pass between two swaras of the raga'],
    ['pakad', { pakad: ['S m:3'] }, 'its pakad has m'],
    ['tonic', { tonicHz: 220 }, 'its Sa is at 220 Hz'],
    ['Devanagari', { devanagari: 'Yaman' }, 'its name is not Devanagari'],
    ['IAST', { iast: 'Sohnī & Co' }, 'its name is not IAST'],
    ['thaat', { thaat: '' }, 'no thaat or no pakad'],
    ['watches', { prahars: ['night-1', 'night-1'] }, 'a watch twice'],
  ] as const)('an incomplete raga is found by its %s', (_what, change, fault) => {
    expect(faultsOf(ragaFrom({ ...whole, ...change }), sourced).join()).toContain(fault)
  })

  test.each([
    ['a source', { sources: [' '] }, 'a source is not named'],
    ['a dispute', { disputes: ['others'] }, 'a dispute is no sentence'],
  ] as const)('a raga is incomplete by %s', (_what, change, fault) => {
    expect(faultsOf(ragaFrom(whole), { ...sourced, ...change })).toEqual([fault])
  })
})
