/** Countries where GeoNames uses scholars' transliterations, with marks that people do not type. */
const TRANSLITERATED =
  'AE AF AM BD BG BH BT BY EG GE IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MM MN MV NP OM PK PS QA RU SA SD SY TH TJ UA YE'.split(
    ' ',
  )
/** Countries where an apostrophe marks a soft sign or a breath, which English omits. */
const SOFTENED = ['AM', 'BY', 'GE', 'KG', 'KZ', 'RU', 'TJ', 'UA']

/** A name as it is commonly written in English: `Sītāmarhi` is Sitamarhi, `São Paulo` stays. */
export function plainName(name: string, country: string): string {
  const straight = name
    .replace(/^[‘’]|[‘’]$/g, '')
    .replace(/(?<=\s)[‘’]/g, '')
    .replace(/[‘’]/g, "'")
  if (!TRANSLITERATED.includes(country)) return straight.normalize('NFC')
  const bare = straight.normalize('NFD').replace(/\p{M}/gu, '')
  return SOFTENED.includes(country) ? bare.replaceAll("'", '') : bare
}
