/** Red, green and blue as light adds up, 0 to 1: linear, not as screens encode them. */
export type Light = readonly [number, number, number]

/** A colour as the eye spaces colours out: lightness, and how green–red and blue–yellow it is. */
type Oklab = readonly [lightness: number, a: number, b: number]

const OKLCH = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/

function oklabOf(css: string): Oklab {
  const match = OKLCH.exec(css.trim())
  if (!match) throw new RangeError(`Not an opaque oklch colour: ${css}`)
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number]
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/**
 * Reads an opaque `oklch(L C H)`. What a screen cannot show is clipped, as browsers do.
 * @throws RangeError for any other notation, so that no colour goes unread.
 */
export function lightOf(css: string): Light {
  return lightOfOklab(oklabOf(css))
}

// Björn Ottosson, "A perceptual color space for image processing" (2020).
function lightOfOklab([lightness, a, b]: Oklab): Light {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const clip = (part: number) => Math.min(1, Math.max(0, part))

/** WCAG's relative luminance, 0 to 1. */
function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The colours of a gradient `in oklab` between two, ends included. */
export function between(from: string, to: string, steps: number): Light[] {
  const start = oklabOf(from)
  const end = oklabOf(to)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const mix = (part: 0 | 1 | 2) => start[part] + ((end[part] - start[part]) * step) / steps
    return lightOfOklab([mix(0), mix(1), mix(2)])
  })
}
