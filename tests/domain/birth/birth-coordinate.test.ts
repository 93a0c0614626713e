import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coordinatePair, readCoordinate } from '~/domain/birth/birth-coordinate.ts'
import { readBirthOffset } from '~/domain/birth/birth-date-time.ts'
import { faultOf } from '~tests/domain/birth/fault-of.ts'

const NO_LATITUDE = 'The latitude must be a number from −90 to 90.'
const NO_LONGITUDE = 'The longitude must be a number from −180 to 180.'
const TOO_FAR =
  'The lagna cannot be computed beyond 66° of latitude: there, at some hours, no sign rises.'

test.each([
  ['18.5196', 18.5196],
  ['-33.87', -33.87],
  ['−33,87', -33.87],
  ['18.52 n', 18.52],
  ['18.52° S', -18.52],
  ['18N30', 18.5],
  ['18°30′ N', 18.5],
  ['18 30 36 S', -18.51],
  ['18°30\'36"N', 18.51],
  ['0', 0],
  ['18º31’12” N', 18.52],
  ['18˚31′12″N', 18.52],
  ["18° 31' 12'' N", 18.52],
  ['18°31′12″', 18.52],
  ['-18°30′', -18.5],
  ['18:31:12', 18.52],
  ['N 18 31 12', 18.52],
  ['S18°30.6′', -18.51],
  ['N18.52', 18.52],
  ['18 N 30', 18.5],
  ['18 deg 31 min 12 sec North', 18.52],
  ['18deg31min South', -18.516666666666666],
  ['१८.५२', 18.52],
  ['१८°३१′१२″ N', 18.52],
  ['１８．５２', 18.52],
  ['١٨٫٥٢', 18.52],
  ['18,52 N', 18.52],
  ['18,52', 18.52],
  ['\u200e18.52\u00a0N\u200b', 18.52],
  ['‑33.87', -33.87],
  ['—33.87', -33.87],
])('the latitude %s is %d', (text, degrees) => {
  expect(readCoordinate(text, 'latitude')).toBeCloseTo(degrees, 9)
})

test.each([
  ['latitude', '91', NO_LATITUDE],
  ['latitude', '', NO_LATITUDE],
  ['latitude', 'north', NO_LATITUDE],
  ['latitude', '18.5 E', NO_LATITUDE],
  ['latitude', '-18.5 S', NO_LATITUDE],
  ['latitude', '18°61′ N', NO_LATITUDE],
  ['latitude', '1e1', NO_LATITUDE],
  ['latitude', '18 73', NO_LATITUDE],
  ['latitude', '18.52, 73.86', NO_LATITUDE],
  ['latitude', '18°31′60″ N', NO_LATITUDE],
  ['latitude', 'N 18 S', NO_LATITUDE],
  ['latitude', 'N -18', NO_LATITUDE],
  ['latitude', '९१', NO_LATITUDE],
  ['latitude', '18½', NO_LATITUDE],
  ['latitude', '66', TOO_FAR],
  ['latitude', '-78.2', TOO_FAR],
  ['longitude', '180.5', NO_LONGITUDE],
  ['longitude', '73.8 N', NO_LONGITUDE],
] as const)('the %s %s is refused', (axis, text, message) => {
  expect(() => readCoordinate(text, axis)).toThrow(new RangeError(message))
})

test('a coordinate is exactly the number that was typed', () => {
  const degrees = fc.double({ min: -179, max: 179, noNaN: true }).map((value) => value.toFixed(4))
  fc.assert(
    fc.property(degrees, (text) => {
      expect(readCoordinate(text, 'longitude')).toBeCloseTo(Number(text), 9)
    }),
  )
})

test.each([
  ['18.52, 73.86', '18.52', '73.86'],
  ['18.52,73.86', '18.52', '73.86'],
  ['18,52; 73,86', '18,52', '73,86'],
  ['18,52 73,86', '18,52', '73,86'],
  ['−33.87 151.21', '-33.87', '151.21'],
  ['18N31 73E51', '18N31', '73E51'],
  ['18°31′12″N 73°51′24″E', '18°31\'12"N', '73°51\'24"E'],
  ['N 18 31 12 E 73 51 24', 'N 18 31 12', 'E 73 51 24'],
  ['73.86 E, 18.52 N', '18.52 N', '73.86 E'],
  ['१८.५२, ७३.८६', '18.52', '73.86'],
])('%s is a latitude and a longitude', (text, latitude, longitude) => {
  expect(coordinatePair(text)).toEqual({ latitude, longitude })
})

test.each([
  '',
  '18.52',
  '18,52',
  '18N30',
  '18 31 12 N',
  'N 18 31 12',
  '73°51′24″ E',
  '18.52, 73.86, 5',
  '18.52 N, 73.86 N',
  'Pune, India',
])('“%s” is not a latitude with a longitude', (text) => expect(coordinatePair(text)).toBeNull())

test.each([
  ['+05:30', 19_800],
  ['＋０５：３０', 19_800],
  ['+०५:३०', 19_800],
  ['—3:30', -12_600],
  ['\u200eUTC\u00a0‑3', -10_800],
  ['+5h30', 19_800],
  ['+05 30', 19_800],
  ['+5:30', 19_800],
  ['+0530', 19_800],
  ['UTC+5:30', 19_800],
  ['GMT -3', -10_800],
  ['−00:25:21', -1521],
  ['+05:21:10', 19_270],
  ['+0', 0],
])('the offset %s is %d seconds', (text, seconds) => {
  expect(readBirthOffset(text)).toBe(seconds)
})

test.each(['', '५:३०', '+5.50', '5:30', '+16:00', '+05:60', 'IST', '+5:3', '+'])(
  'the offset "%s" is refused',
  (text) => {
    expect(faultOf(() => readBirthOffset(text))).toEqual({ fault: 'unreadable-offset' })
  },
)
