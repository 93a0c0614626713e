import { choosePlaces } from './choose-places.ts'
import { type Names, nameKey, namesFrom } from './other-names.ts'
import { plainName } from './plain-name.ts'
import { regionsOfPlaces } from './regions.ts'
import { nearest, type SourcePlace } from './source-place.ts'
import { zonesOfPlaces } from './zone-of-place.ts'

/** A city in the atlas. Degrees, north and east positive. */
export type AtlasCity = {
  readonly name: string
  readonly others: readonly string[]
  readonly country: string
  readonly region: Names | null
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** The cities of the atlas, with their regions, zones and names. */
export async function citiesOfAtlas(
  all: readonly SourcePlace[],
  zonesOf: (country: string) => readonly string[],
): Promise<readonly AtlasCity[]> {
  const zoneOf = zonesOfPlaces(all, zonesOf)
  const regionOf = await regionsOfPlaces()
  const placed = [...choosePlaces(all)]
    .sort((a, b) => b.population - a.population)
    .map((place) => ({ place, region: regionOf(place) }))
  const namesOf = await namesByPlace(placed.map(({ place }) => place))

  const seen = new Map<string, SourcePlace[]>()
  return placed.map(({ place, region }) => {
    const { country, population } = place
    const { name, others } = namesOf(place)
    const key = [country, region?.name, name].join('|')
    const namesakes = seen.get(key) ?? []
    seen.set(key, [...namesakes, place])
    const [longitude, latitude] = place.loc.coordinates
    const zone = zoneOf(place)
    const told = namesakes.length > 0 && region ? toldApart(place, region) : region
    return { name, others, country, region: told, zone, latitude, longitude, population }
  })

  /** The nearest city of another name distinguishes a smaller namesake in the same region. */
  function toldApart(place: SourcePlace, { name, others }: Names): Names {
    const known = placed
      .map((other) => other.place)
      .filter((other) => other.name !== place.name && other.population > 2 * place.population)
    const near = nearest(place, known)
    return near ? { name: `near ${namesOf(near).name}, ${name}`, others } : { name, others }
  }
}

/** The largest places of a name get the names in `other-names.tsv`; an unused name is an error. */
async function namesByPlace(
  largestFirst: readonly SourcePlace[],
): Promise<(place: SourcePlace) => Names> {
  const left = new Map(await namesFrom('other-names.tsv'))
  const taken = new Map<SourcePlace, Names>()
  for (const place of largestFirst) {
    const key = nameKey(place.country, place.name)
    const [names, ...rest] = left.get(key) ?? []
    if (!names) continue
    taken.set(place, names)
    left.set(key, rest)
  }
  const unknown = [...left].filter(([, names]) => names.length > 0).map(([key]) => key)
  if (unknown.length > 0) throw new RangeError(`The source has no ${unknown.join(', no ')}`)
  return (place) => taken.get(place) ?? { name: plainName(place.name, place.country), others: [] }
}
