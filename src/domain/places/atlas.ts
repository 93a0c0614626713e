import type { City } from '~/domain/places/place.ts'

/** A city, and its names in the form used for comparison: its main name first. */
export type AtlasEntry = {
  readonly city: City
  readonly names: readonly string[]
  /** All names of its region and country: “, illinois, il, united states, us,”. */
  readonly area: string
}

/** The cities of the world, the largest first. */
export type Atlas = readonly AtlasEntry[]

type Area = { readonly names: string; readonly country: string; readonly region: string | null }

/**
 * Parses `cities.txt`, whose first lines describe its format.
 * @throws RangeError for any other text
 */
export function parseAtlas(text: string): Atlas {
  const entries: AtlasEntry[] = []
  let country = { name: '', names: '' }
  let region: Area & { readonly zone: string } = { ...area(country), zone: '' }
  for (const line of text.split('\n')) {
    const mark = line.charAt(0)
    if (mark === '' || mark === '#') continue
    const cells = (mark === '=' || mark === '@' ? line.slice(1) : line).split('\t')
    if (mark === '=') country = countryOf(cells)
    else if (mark === '@') region = { ...area(country, cells), zone: cells[1] ?? '' }
    else entries.push(entryOf(cells, region))
  }
  if (entries.length === 0) throw new RangeError('No city is in the text of the atlas')
  return entries.sort((a, b) => b.city.population - a.city.population)
}

function countryOf([code = '', name = '', others = '']: readonly string[]) {
  return { name, names: foldedList(name, `${others};${code}`) }
}

function area(
  country: { readonly name: string; readonly names: string },
  [region = '', , others = '']: readonly string[] = [],
): Area {
  const names = `,${foldedList(region, others)}${country.names}`
  return { names, country: country.name, region: region || null }
}

function entryOf(cells: readonly string[], place: Area & { readonly zone: string }): AtlasEntry {
  const [name = '', latitude, longitude, thousands, others] = cells
  const degrees = [Number(latitude), Number(longitude)] as const
  if (!place.zone || cells.length < 4 || degrees.some(Number.isNaN)) {
    throw new RangeError(`The atlas cannot be read at “${name.slice(0, 40)}”`)
  }
  const otherNames = others?.split(';') ?? []
  const { region, country, zone } = place
  const city: City = {
    name,
    otherNames,
    region,
    country,
    latitude: degrees[0],
    longitude: degrees[1],
    zone,
    population: Number(thousands) * 1000,
  }
  return { city, names: [name, ...otherNames].map(folded), area: place.names }
}

function foldedList(name: string, others: string): string {
  // “near Gangoh, Uttar Pradesh” is two names.
  const all = [...name.split(','), ...others.split(';')].map(folded)
  return all.map((each) => each && ` ${each},`).join('')
}

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
}

const PLAIN = /^[a-z]+(?: [a-z]+)*$/i

/**
 * Text in the form used to compare names: small letters without marks, single spaces between words,
 * no apostrophes. `São Paulo` is `sao paulo`, `Xi'an` is `xian`.
 */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare
    .replace(/[ßæœøłđðþıə]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʻʼ`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
