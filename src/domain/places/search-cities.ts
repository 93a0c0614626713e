import { type Atlas, type AtlasEntry, folded } from '~/domain/places/atlas.ts'
import type { City, FoundPlace } from '~/domain/places/place.ts'

/** How well a name matches the typed text. */
const OWN = 4
const EXACT = 3
const BEGINNING = 2
const WORD = 1
const NOT = 0

type Hit = { readonly entry: AtlasEntry; readonly fit: number; readonly which: number }

/**
 * The cities that a text may mean, the likeliest first: a city's own name, then another or former
 * name that is the same, then names that begin with it, then names with a word that begins with it;
 * of these the largest. Region and country may follow after a comma or the name (“Springfield,
 * Illinois”, “Hyderabad Pakistan”), marks and case do not matter, and a match by another name is
 * labelled “Bengaluru (Bangalore), Karnataka, India”.
 */
export function searchCities(atlas: Atlas, text: string, limit: number): readonly FoundPlace[] {
  const [first = '', ...rest] = withoutBrackets(text).split(',')
  const name = folded(first)
  if (!name) return []
  const areas = rest.map(folded).filter((each) => each)
  const hits = hitsFor(atlas, name, areas)
  return (hits.length > 0 ? hits : hitsWithoutComma(atlas, name, areas))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map(found)
}

/** A city that has this many times the people of each namesake is meant, and is not asked about. */
const BY_FAR = 20

/**
 * The cities that a text names in full, with or without region and country, as `searchCities` ranks
 * them: one when there is no doubt, several when the person must choose, none when no name is the
 * text. There is no doubt about a whole label, or about a first city larger by far than every other:
 * London is England's, but Springfield and Victoria are asked.
 */
export function citiesCalled(atlas: Atlas, text: string): readonly FoundPlace[] {
  const name = folded(withoutBrackets(text))
  const hits = name ? hitsInFull(atlas, name).sort((a, b) => b.fit - a.fit) : []
  const named = hits.find(({ entry: { city } }) => folded(labelOf(city, undefined)) === name)
  const [first, ...others] = hits
  if (!first) return []
  const people = ({ entry }: Hit) => entry.city.population
  const isByFar = others.every((other) => people(first) >= BY_FAR * people(other))
  return (named ? [named] : isByFar ? [first] : hits).map(found)
}

/** The text may be a name and then names of its region, its country or both; the longest name counts. */
function hitsInFull(atlas: Atlas, text: string): Hit[] {
  const hits: Hit[] = []
  for (const entry of atlas) {
    const which = entry.names.findIndex(
      (name) => text.startsWith(name) && areAreas(text.slice(name.length), entry.area),
    )
    if (which >= 0) hits.push({ entry, fit: which === 0 ? OWN : EXACT, which })
  }
  const length = ({ entry, which }: Hit) => entry.names[which]?.length ?? 0
  const longest = Math.max(...hits.map(length))
  return hits.filter((hit) => length(hit) === longest)
}

/** Whether the rest of a text, “ illinois usa”, is nothing but whole names of the area. */
function areAreas(rest: string, area: string): boolean {
  if (rest === '') return true
  const ends = [...rest.matchAll(/ |$/g)].map(({ index }) => index).slice(1)
  return (
    rest.startsWith(' ') &&
    ends.some((end) => area.includes(`,${rest.slice(0, end)},`) && areAreas(rest.slice(end), area))
  )
}

/**
 * Whether a text is the name of a labelled place: “pune”, “Bangalore” of “Bengaluru (Bangalore),
 * Karnataka, India”, “Sao Paulo, Brazil”. Text after commas must be in the label in the same order.
 */
export function isCalled(text: string, label: string): boolean {
  const [name, ...areas] = text.split(',').map(folded)
  const [first = '', ...rest] = label.split(',')
  return !!name && namesOf(first).includes(name) && areInOrder(areas, rest.map(folded))
}

/** “Bengaluru (Bangalore)” has three names: each of the two, and both together. */
function namesOf(text: string): string[] {
  return [text, ...text.split(/[()]/)].map(folded)
}

function areInOrder(parts: readonly string[], all: readonly string[]): boolean {
  let from = 0
  return parts.every((part) => {
    const at = all.indexOf(part, from)
    from = at + 1
    return at >= 0
  })
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)/g, ' ')
}

/** The last words may be those of the country or the region. */
function hitsWithoutComma(atlas: Atlas, text: string, areas: readonly string[]): Hit[] {
  const words = text.split(' ')
  for (let last = words.length - 1; last > 0; last--) {
    const hits = hitsFor(atlas, words.slice(0, last).join(' '), [...areas, ...words.slice(last)])
    if (hits.length > 0) return hits
  }
  return []
}

function hitsFor(atlas: Atlas, name: string, areas: readonly string[]): Hit[] {
  const hits: Hit[] = []
  for (const entry of atlas) {
    let fit = NOT
    let which = 0
    for (const [index, own] of entry.names.entries()) {
      const ownFit = index === 0 && own === name ? OWN : fitOf(own, name)
      if (ownFit <= fit) continue
      fit = ownFit
      which = index
    }
    if (fit > NOT && areas.every((area) => entry.area.includes(` ${area}`))) {
      hits.push({ entry, fit, which })
    }
  }
  return hits
}

function fitOf(name: string, text: string): number {
  const at = name.indexOf(text)
  if (at < 0) return NOT
  if (at === 0) return name.length === text.length ? EXACT : BEGINNING
  return name.includes(` ${text}`) ? WORD : NOT
}

function found({ entry, which }: Hit): FoundPlace {
  const { city, names } = entry
  const { latitude, longitude, zone } = city
  const other = names[0]?.includes(names[which] ?? '') ? undefined : city.otherNames[which - 1]
  return { label: labelOf(city, other), latitude, longitude, zone }
}

/** A region or country with the same name as the city or the region is left out. */
function labelOf({ name, region, country }: City, other: string | undefined): string {
  const around = [region ?? '', country]
  const telling = around.filter(
    (each, at) => each && ![name, ...around.slice(0, at)].some(same(each)),
  )
  return [other === undefined ? name : `${name} (${other})`, ...telling].join(', ')
}

const same = (one: string) => (other: string) => folded(one) === folded(other)
