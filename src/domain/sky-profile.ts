/** What the astrology backend's profile call says of a birth; every text is the backend's own. */
export type SkyProfile = {
  readonly currentMahadasha: string
  readonly currentAntardasha: string
  readonly astroMood: string
  readonly suggestedRaag: string
  readonly moonSign: string
  readonly lagna: string
  readonly nakshatra: string
  /** By graha; the degree within the sign. */
  readonly planetPositions: Readonly<
    Record<string, { readonly sign: string; readonly degree: number | null }>
  >
}
