import type { Varga, VargaMethod } from '~/jyotish/almanac/vargas/varga.ts'

export const VARGA_NAMES: Readonly<Record<Varga, string>> = {
  D1: 'Rashi',
  D2: 'Hora',
  D3: 'Drekkana',
  D4: 'Chaturthamsha',
  D7: 'Saptamsha',
  D9: 'Navamsha',
  D10: 'Dashamsha',
  D12: 'Dvadashamsha',
  D16: 'Shodashamsha',
  D20: 'Vimshamsha',
  D24: 'Chaturvimshamsha',
  D27: 'Saptavimshamsha',
  D30: 'Trimshamsha',
  D40: 'Khavedamsha',
  D45: 'Akshavedamsha',
  D60: 'Shashtyamsha',
}

export const METHOD_NAMES: Readonly<Record<VargaMethod, string>> = {
  parashara: 'Parashara',
  cyclic: 'Parivritti (cyclic)',
  evenReversed: 'Uma-Shambhu (even signs reversed)',
  kashinatha: 'Kashinatha',
  raman: 'Raman',
  somanatha: 'Somanatha',
  jagannatha: 'Jagannatha',
  evenBackward: 'Even signs backward',
  allFromLeo: 'All signs from Leo',
}

/** How each varga takes its signs, by Brihat Parashara Hora Shastra, chapter 6. */
const PARASHARA: Readonly<Record<Varga, string>> = {
  D1: 'Every point keeps its own sign.',
  D2: 'Two parts of 15°: Leo and Cancer in odd signs, Cancer and Leo in even ones.',
  D3: 'Three parts of 10°: the sign itself, the fifth from it and the ninth.',
  D4: 'Four parts of 7° 30′: the sign itself, the fourth, the seventh and the tenth from it.',
  D7: 'Seven parts, counted from the sign itself in odd signs and from the seventh in even ones.',
  D9: 'Nine parts of 3° 20′, counted from the sign itself in movable signs, from the ninth in fixed and from the fifth in dual ones.',
  D10: 'Ten parts of 3°, counted from the sign itself in odd signs and from the ninth in even ones.',
  D12: 'Twelve parts of 2° 30′, counted from the sign itself.',
  D16: 'Sixteen parts, counted from Aries in movable signs, from Leo in fixed and from Sagittarius in dual ones.',
  D20: 'Twenty parts of 1° 30′, counted from Aries in movable signs, from Sagittarius in fixed and from Leo in dual ones.',
  D24: 'Twenty-four parts of 1° 15′, counted from Leo in odd signs and from Cancer in even ones.',
  D27: 'Twenty-seven parts, counted from Aries in fiery signs, from Cancer in earthy, from Libra in airy and from Capricorn in watery ones.',
  D30: 'Five unequal parts: Aries, Aquarius, Sagittarius, Gemini and Libra to 5°, 10°, 18°, 25° and 30° of odd signs; Taurus, Virgo, Pisces, Capricorn and Scorpio to 5°, 12°, 20°, 25° and 30° of even ones.',
  D40: 'Forty parts of 45′, counted from Aries in odd signs and from Libra in even ones.',
  D45: 'Forty-five parts of 40′, counted from Aries in movable signs, from Leo in fixed and from Sagittarius in dual ones.',
  D60: 'Sixty parts of 30′, counted from the sign itself.',
}

const OTHERS: Readonly<Record<Exclude<VargaMethod, 'parashara'>, string>> = {
  cyclic: 'The parts follow one another round the zodiac from Aries, across the signs.',
  evenReversed:
    'The parts follow one another round the zodiac from Aries; those of even signs run in reverse.',
  kashinatha:
    'Both halves belong to the sign’s own lord: in the Sun’s half to its sign of the day, in the Moon’s to that of the night.',
  raman:
    'The first half belongs to the lord of the sign, the second to the lord of the eleventh from it; each takes its sign of the day in the Sun’s half and of the night in the Moon’s.',
  somanatha: 'The parts of odd signs run forward from Aries, those of even signs back from Pisces.',
  jagannatha:
    'Three parts of 10°: the movable sign of the same element, the fifth from it and the ninth.',
  evenBackward: 'Odd signs count forward from Leo, even ones backward from Cancer.',
  allFromLeo: 'Twenty-four parts of 1° 15′, counted from Leo in every sign.',
}

/** The rule of a varga in one sentence. */
export function ruleWords(varga: Varga, method: VargaMethod): string {
  return method === 'parashara' ? PARASHARA[varga] : OTHERS[method]
}

/** "D9 Navamsha". */
export function vargaTitle(varga: Varga): string {
  return `${varga} ${VARGA_NAMES[varga]}`
}
