import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainFigures } from '~/lib/words/plain-figures.ts'

/** The digits from zero to nine of scripts that Alap's people write, and of mathematics. */
const DIGITS = [
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '୦୧୨୩୪୫୬୭୮୯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '๐๑๒๓๔๕๖๗๘๙',
  '０１２３４５６７８９',
  '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
]

test.each(DIGITS)('the digits %s are plain', (digits) => {
  expect(plainFigures(digits)).toBe('0123456789')
})

test('every decimal digit of Unicode becomes one of 0 to 9', () => {
  for (let code = 0; code <= 0x1ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(letter)) expect(plainFigures(letter), letter).toMatch(/^[0-9]$/)
  }
})

test.each([
  ['‐‑‒–—―−－﹣⁻', '-'.repeat(10)],
  ['18°18º18˚18∘18⁰', '18°18°18°18°18°'],
  ["′ ’ ‘ ʹ ʼ ` ´ '", "' ' ' ' ' ' ' '"],
  ['″”“„ʺ"', '"'.repeat(6)],
  ["12''", '12"'],
  ['12′′', '12"'],
  ['1\u00a02\u202f3\u3000\t4', '1 2 3 4'],
  ['\u200b1\u200e2\u200f3\u061c4\u2060\ufeff', '1234'],
  ['\u2067१२\u2069', '12'],
  ['1٫5،2', '1.5,2'],
  ['१२：३０', '12:30'],
  ['  6:30  PM ', '6:30 PM'],
  ['', ''],
])('%j is plainly %s', (text, plain) => {
  expect(plainFigures(text)).toBe(plain)
})

test('plain figures stay as they are', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...'0123456789:.,-/+°" NSEWapm'),
  })
  fc.assert(
    fc.property(plain, (text) => {
      const once = plainFigures(text)
      expect(once).toBe(text.replace(/ +/g, ' ').trim())
      expect(plainFigures(once)).toBe(once)
    }),
  )
})
