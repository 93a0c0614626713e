/** A city of the atlas. Degrees, north and east positive. */
export type City = {
  readonly name: string
  /** Older and other names by which it is found. */
  readonly otherNames: readonly string[]
  /** The state or province, `null` where the atlas has none. */
  readonly region: string | null
  /** The country's name in English. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  /** Its IANA zone. */
  readonly zone: string
  /** Approximate. */
  readonly population: number
}

/** A place that was found for a typed text. */
export type FoundPlace = {
  /** As it is shown and stored: "Bengaluru, Karnataka, India". */
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}

type BuiltInPlace = {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * Cities found even when no geocoder replies. Degrees, north and east positive.
 */
const BUILT_IN: Readonly<Record<string, BuiltInPlace>> = {
  mumbai: { name: 'Mumbai, India', latitude: 19.076, longitude: 72.8777 },
  delhi: { name: 'Delhi, India', latitude: 28.6139, longitude: 77.209 },
  bangalore: { name: 'Bangalore, India', latitude: 12.9716, longitude: 77.5946 },
  chennai: { name: 'Chennai, India', latitude: 13.0827, longitude: 80.2707 },
  kolkata: { name: 'Kolkata, India', latitude: 22.5726, longitude: 88.3639 },
  'new york': { name: 'New York, United States', latitude: 40.7128, longitude: -74.006 },
  london: { name: 'London, United Kingdom', latitude: 51.5074, longitude: -0.1278 },
}

/** The built-in city whose name is before the first comma, in any case; or `null`. */
export function builtInPlace(text: string): BuiltInPlace | null {
  const [name = ''] = text.toLowerCase().split(',')
  return Object.hasOwn(BUILT_IN, name.trim()) ? (BUILT_IN[name.trim()] ?? null) : null
}
