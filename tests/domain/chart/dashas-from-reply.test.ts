import { expect, test } from 'vitest'
import { dashasFromReply, instantOf, type MahadashaReply } from '~/domain/chart/chart-from-reply.ts'

const bhukti = (lord: 'Moon' | 'Mars' | 'Rahu', start: string, end: string) => ({
  lord,
  start,
  end,
})

const MOON: MahadashaReply = {
  lord: 'Moon',
  start: '1985-06-01',
  end: '1995-06-01',
  partial: true,
  bhuktis: [bhukti('Mars', '1990-01-01', '1992-01-01'), bhukti('Rahu', '1992-01-01', '1995-06-01')],
}
const MARS: MahadashaReply = {
  lord: 'Mars',
  start: '1995-06-01',
  end: '2002-06-01',
  bhuktis: [bhukti('Mars', '1995-06-01', '1999-01-01'), bhukti('Rahu', '1999-01-01', '2002-06-01')],
}
const of = (...bhuktis: MahadashaReply['bhuktis']) => [{ ...MARS, bhuktis }]

test('the first dasha, cut by the birth, may lack its beginning', () => {
  const [moon, mars] = dashasFromReply([MOON, MARS])
  expect(moon).toMatchObject({ lord: 'Moon', start: Date.UTC(1985, 5, 1), partial: true })
  expect(moon?.bhuktis[0]).toMatchObject({ lord: 'Mars', start: Date.UTC(1990, 0, 1) })
  expect(mars).toMatchObject({ start: Date.UTC(1995, 5, 1), partial: false })
})

test('dashas meet without a gap, with the last day counted or not', () => {
  const [moon, mars] = dashasFromReply([{ ...MOON, end: '1995-05-31' }, MARS])
  expect(mars?.start).toBe(moon?.end)
  expect(moon?.bhuktis[1]?.end).toBe(moon?.end)
  expect(mars?.bhuktis[0]?.start).toBe(mars?.start)
})

test('the parts of a bhukti are read when the reply has them', () => {
  const pratyantars = [bhukti('Rahu', '1999-01-01', '2002-06-01')]
  const told = of(
    ...MARS.bhuktis.map((each, index) => (index === 1 ? { ...each, pratyantars } : each)),
  )
  expect(dashasFromReply(told)[0]?.bhuktis.map((each) => each.pratyantars.length)).toEqual([0, 1])
})

test.each<[string, MahadashaReply[]]>([
  ['nothing', []],
  ['no bhuktis', of()],
  ['a gap', [MOON, { ...MARS, start: '1995-06-03' }]],
  ['an overlap', [{ ...MOON, end: '1995-06-03' }, MARS]],
  ['the wrong order', [MARS, MOON]],
  ['a period that ends before it begins', [{ ...MARS, end: '1990-01-01' }]],
  [
    'a period of no length',
    of(bhukti('Moon', '1995-06-01', '1995-06-01'), bhukti('Mars', '1995-06-01', '2002-06-01')),
  ],
  ['a bhukti left out at the beginning', of(...MARS.bhuktis.slice(1))],
  ['a bhukti left out at the end', of(...MARS.bhuktis.slice(0, 1))],
  [
    'bhuktis that leave a gap',
    of(bhukti('Mars', '1995-06-01', '1998-01-01'), bhukti('Rahu', '1999-01-01', '2002-06-01')),
  ],
  ['parts without a part', of(...MARS.bhuktis.map((each) => ({ ...each, pratyantars: [] })))],
  ['no date', [{ ...MARS, start: 'soon' }]],
])('a reply of dashas with %s is malformed', (_name, told) => {
  expect(() => dashasFromReply(told)).toThrow(expect.objectContaining({ kind: 'malformed' }))
})

test.each([
  ['1990-01-31', Date.UTC(1990, 0, 31)],
  ['1990-01-31T06:15:00Z', Date.UTC(1990, 0, 31, 6, 15)],
  ['1990-01-31T06:15', Date.UTC(1990, 0, 31, 6, 15)],
  ['1990-01-31 06:15:30.123456', Date.UTC(1990, 0, 31, 6, 15, 30)],
  ['1990-01-31T06:15:00+05:30', Date.UTC(1990, 0, 31, 0, 45)],
])('the instant %s is read the same in every zone of the machine', (text, utc) => {
  expect(instantOf(text)).toBe(utc)
})

test.each(['', '1990', '31.1.1990', '1990-13-01', '1990-01-31T25:00', '1990-01-31T06:15 IST'])(
  'the instant "%s" is refused',
  (text) => {
    expect(() => instantOf(text)).toThrow(expect.objectContaining({ kind: 'malformed' }))
  },
)
