import { expect, test } from 'vitest'
import { plainName } from '~dev/atlas/plain-name.ts'

test.each([
  ['Sītāmarhi', 'IN', 'Sitamarhi'],
  ['Cox’s Bāzār', 'BD', "Cox's Bazar"],
  ['‘Ayn al ‘Arab', 'SY', 'Ayn al Arab'],
  ['Ryazan’', 'RU', 'Ryazan'],
  ['Tol’yatti', 'RU', 'Tolyatti'],
  ['São Paulo', 'BR', 'São Paulo'],
  ['Xi’an', 'CN', "Xi'an"],
  ['Liepāja', 'LV', 'Liepāja'],
])('the plain name of %s in %s is %s', (name, country, plain) => {
  expect(plainName(name, country)).toBe(plain)
})
