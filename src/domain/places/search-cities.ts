import { type Atlas, type AtlasEntry, folded } from '~/domain/places/atlas.ts'
import type { City, FoundPlace } from '~/domain/places/place.ts'

/** How well a name matches the typed text. */
const EXACT = 3
const BEGINNING = 2
const WORD = 1
const NOT = 0

type Hit = { readonly entry: AtlasEntry; readonly fit: number; readonly which: number }

/**
 * The cities that a text may mean, the likeliest first: the exact name, then names that begin with
 * it, then names with a word that begins with it; of these the largest. Region and country may
 * follow after a comma or the name (“Springfield, Illinois”, “Hyderabad Pakistan”), marks and case
 * do not matter, and a match by another name is labelled “Bengaluru (Bangalore), Karnataka, India”.
 */
export function searchCities(atlas: Atlas, text: string, limit: number): readonly FoundPlace[] {
  const [first = '', ...rest] = text.replace(/\([^)]*\)/g, ' ').split(',')
  const name = folded(first)
  if (!name) return []
  const areas = rest.map(folded).filter((each) => each)
  const hits = hitsFor(atlas, name, areas)
  return (hits.length > 0 ? hits : hitsWithoutComma(atlas, name, areas))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map(found)
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
      const ownFit = fitOf(own, name)
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
