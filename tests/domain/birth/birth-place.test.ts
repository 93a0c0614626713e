import { expect, test } from 'vitest'
import { placeCalled } from '~/domain/birth/birth-place.ts'
import type { FoundPlace } from '~/domain/places/place.ts'

const at = (label: string): FoundPlace => ({ label, latitude: 0, longitude: 0, zone: 'UTC' })
const PLACES = [
  at('London, England, United Kingdom'),
  at('London, Ontario, Canada'),
  at('São Paulo, Brazil'),
  at('Bengaluru (Bangalore), Karnataka, India'),
  at('Londonderry, Northern Ireland, United Kingdom'),
]

test.each([
  ['London', 'London, England, United Kingdom'],
  ['  london ', 'London, England, United Kingdom'],
  ['London, Canada', 'London, Ontario, Canada'],
  ['london,ontario', 'London, Ontario, Canada'],
  ['Sao Paulo', 'São Paulo, Brazil'],
  ['sÃo   paulo, brazil', 'São Paulo, Brazil'],
  ['Londonderry', 'Londonderry, Northern Ireland, United Kingdom'],
  ['Bangalore', 'Bengaluru (Bangalore), Karnataka, India'],
  ['bengaluru, india', 'Bengaluru (Bangalore), Karnataka, India'],
  ['Bengaluru (Bangalore), Karnataka, India', 'Bengaluru (Bangalore), Karnataka, India'],
  ['Londo', null],
  ['London, France', null],
  ['Canada', null],
  ['London, Canada, Ontario', null],
  ['', null],
  [',', null],
])('"%s" is called %s', (text, label) => {
  expect(placeCalled(text, PLACES)?.label ?? null).toBe(label)
})
