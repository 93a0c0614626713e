import { yearsWords } from '~/features/astrology/dasha-words.ts'

const DAY = 86_400_000

/** How far dates may be off, rounded up: "5 hours", "12 days", "1.4 years". */
export function shiftWords(milliseconds: number): string {
  const days = milliseconds / DAY
  if (days > 700) return yearsWords(Math.ceil((days / 365.25) * 10) / 10)
  const [count, unit] = days < 2 ? [Math.ceil(days * 24), 'hour'] : [Math.ceil(days), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
