import { readFile } from 'node:fs/promises'
import { type Atlas, parseAtlas } from '~/domain/places/atlas.ts'
import { searchCities } from '~/domain/places/search-cities.ts'
import { atlasPath } from '~dev/atlas/atlas-path.ts'

type Place = { readonly label: string; readonly latitude: number; readonly longitude: number }

/** Too small for the atlas, so only a geocoder knows them. */
const VILLAGES: readonly Place[] = [
  { label: 'Kibber, Himachal Pradesh, India', latitude: 32.3317, longitude: 78.009 },
  { label: 'Mawlynnong, Meghalaya, India', latitude: 25.2018, longitude: 91.9165 },
  { label: 'Giethoorn, Overijssel, Netherlands', latitude: 52.7395, longitude: 6.0779 },
]

let atlas: Promise<Atlas> | undefined

/** Places that match a text, the most likely first. Degrees, north and east positive. */
export async function placesNamed(text: string, limit: number): Promise<readonly Place[]> {
  const wanted = text.trim().toLowerCase()
  const villages = VILLAGES.filter(({ label }) => wanted && label.toLowerCase().startsWith(wanted))
  atlas ??= readFile(atlasPath, 'utf8').then(parseAtlas)
  return [...villages, ...searchCities(await atlas, text, limit)].slice(0, limit)
}
