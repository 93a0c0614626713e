/** One breath in whole seconds: in, held full, out, held empty. */
export type BreathPattern = {
  readonly in: number
  readonly full: number
  readonly out: number
  readonly empty: number
}

type BreathPart = keyof BreathPattern

const PARTS: readonly BreathPart[] = ['in', 'full', 'out', 'empty']

/** The seconds that each part may last: nobody is led to pant. */
const BREATH_SECONDS = {
  in: { least: 2, most: 20 },
  full: { least: 0, most: 20 },
  out: { least: 2, most: 20 },
  empty: { least: 0, most: 20 },
} as const

const TEXT = /^(\d{1,2})-(\d{1,2})-(\d{1,2})-(\d{1,2})$/

/** The pattern with a text such as `4-0-6-0`, in exactly one spelling; `null` for any other text. */
export function breathOf(text: string): BreathPattern | null {
  const [, ...digits] = TEXT.exec(text) ?? []
  const [within = 0, full = 0, out = 0, empty = 0] = digits.map(Number)
  const pattern = { in: within, full, out, empty }
  const isAllowed = PARTS.every((part) => {
    const { least, most } = BREATH_SECONDS[part]
    return pattern[part] >= least && pattern[part] <= most
  })
  return isAllowed && breathText(pattern) === text ? pattern : null
}

/** The text of a pattern: `4-0-6-0`. */
export function breathText(pattern: BreathPattern): string {
  return PARTS.map((part) => pattern[part]).join('-')
}

/** The seconds of one whole breath. */
export function breathSeconds(pattern: BreathPattern): number {
  return PARTS.reduce((sum, part) => sum + pattern[part], 0)
}

export type BreathMoment = {
  readonly part: BreathPart
  /** Seconds since this part began, and until the next. */
  readonly since: number
  readonly left: number
}

/** The part of the breath at a time in seconds after its first beginning. */
export function breathAt(pattern: BreathPattern, seconds: number): BreathMoment {
  const whole = breathSeconds(pattern)
  let since = ((seconds % whole) + whole) % whole
  for (const part of PARTS) {
    if (since < pattern[part]) return { part, since, left: pattern[part] - since }
    since -= pattern[part]
  }
  return { part: 'in', since: 0, left: pattern.in }
}

/** How full the breath is, 0 to 1; it slows towards both ends, as breath does. */
export function breathFill(pattern: BreathPattern, seconds: number): number {
  const { part, since } = breathAt(pattern, seconds)
  if (part === 'full') return 1
  if (part === 'empty') return 0
  const rise = 0.5 - 0.5 * Math.cos((Math.PI * since) / pattern[part])
  return part === 'in' ? rise : 1 - rise
}
