import tzLookup from '@photostructure/tz-lookup'
import { nearest, type SourcePlace } from './source-place.ts'

/**
 * Places where the borders of the look-up are wrong within a country: the zone of the rest of the
 * region.
 */
const DECIDED: Readonly<Record<string, string>> = {
  'BR Bragança': 'America/Belem',
  'BR Estância': 'America/Maceio',
  'CD Ilebo': 'Africa/Lubumbashi',
  'CY Nicosia': 'Asia/Nicosia',
  'ID Amuntai': 'Asia/Makassar',
  'MX Nuevo Casas Grandes': 'America/Chihuahua',
  'PS East Jerusalem': 'Asia/Jerusalem',
  'US Yuma': 'America/Phoenix',
}

/**
 * The zones of places. The borders of the look-up are rough, so near a border it may return the
 * zone of the neighbouring country; then the nearest place with a zone of its own country decides.
 * @param zonesOf the zones that a country's clocks follow
 */
export function zonesOfPlaces(
  all: readonly SourcePlace[],
  zonesOf: (country: string) => readonly string[],
): (place: SourcePlace) => string {
  const sure = new Map<string, readonly SourcePlace[]>()
  return (place) => {
    const decided = DECIDED[`${place.country} ${place.name}`]
    if (decided) return decided
    const zones = zonesOf(place.country)
    const [only] = zones
    if (only === undefined) throw new RangeError(`No zone is known for ${place.country}`)
    if (zones.length === 1) return only
    const found = zoneByBorders(place)
    if (zones.includes(found)) return found
    const neighbours =
      sure.get(place.country) ??
      all.filter((other) => other.country === place.country && zones.includes(zoneByBorders(other)))
    sure.set(place.country, neighbours)
    const neighbour = nearest(place, neighbours)
    return neighbour ? zoneByBorders(neighbour) : only
  }
}

function zoneByBorders({ loc: { coordinates } }: SourcePlace): string {
  const [longitude, latitude] = coordinates
  return tzLookup(latitude, longitude)
}
