/**
 * The IANA zone of a point of the globe, by the borders of zones, which are rough: within some
 * kilometres of one the answer may be the neighbour's. At sea it is the nautical zone, `Etc/GMT-5`.
 * The borders are loaded with the first question.
 * @param latitude degrees, north positive @param longitude degrees, east positive
 * @throws RangeError outside the globe
 */
export async function zoneAt(latitude: number, longitude: number): Promise<string> {
  const { default: lookUp } = await import('@photostructure/tz-lookup')
  const zone = lookUp(latitude, longitude)
  return zone === 'Etc/GMT' || zone === 'Etc/UTC' ? 'UTC' : zone
}
