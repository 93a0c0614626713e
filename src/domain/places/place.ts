/** A city of the atlas. Degrees, north and east positive. */
export type City = {
  readonly name: string
  /** Older and other names that it is found by. */
  readonly otherNames: readonly string[]
  /** The state or province, `null` where the atlas has none. */
  readonly region: string | null
  /** The country's name in English. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  /** Its IANA zone. */
  readonly zone: string
  /** Roughly. */
  readonly population: number
}

/** A place that was found for what somebody typed. */
export type FoundPlace = {
  /** As it is shown and stored: "Bengaluru, Karnataka, India". */
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}
