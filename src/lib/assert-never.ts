/** Ends an exhaustive switch: a new member of the union fails to compile here. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${String(value)}`)
}
