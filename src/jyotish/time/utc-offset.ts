/** `+05:30`, `-00:25:21`: with seconds only when they are not zero. */
export function formatUtcOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = size % 60 === 0 ? '' : `:${two(size % 60)}`
  return `${offsetSeconds < 0 ? '-' : '+'}${two(size / 3600)}:${two((size % 3600) / 60)}${seconds}`
}

const SHAPE = /^([+\-−])(0\d|1[0-5]):([0-5]\d)(?::([0-5]\d))?$/

/** Seconds ahead of UTC of `+05:30` or `-00:25:21`; `null` if the text is no offset. */
export function parseUtcOffset(text: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] = SHAPE.exec(text) ?? []
  if (!sign) return null
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sign === '+' ? size : 0 - size
}
