/** Keeps the largest error of each quantity, with its tolerance and the birth it happened at. */
export function worstErrors(unit: string) {
  const worst = new Map<string, { error: number; limit: number; id: string }>()
  return {
    note(quantity: string, error: number, limit: number, id: string): void {
      const size = Math.abs(error)
      // NaN is an error of its own.
      if (!(size <= (worst.get(quantity)?.error ?? -1))) {
        worst.set(quantity, { error: size, limit, id })
      }
    },
    /** The largest error of some quantities, rounded up to so many places. */
    roundedUp: (quantities: readonly string[], places: number): number => {
      const errors = quantities.map((quantity) => worst.get(quantity)?.error ?? Number.NaN)
      return Math.ceil(Math.max(...errors) * 10 ** places) / 10 ** places
    },
    /** The quantities beyond their tolerance. */
    beyond: () =>
      [...worst].filter(([, { error, limit }]) => !(error <= limit)).map(([key]) => key),
    table: () =>
      [...worst]
        .map(
          ([key, { error, limit, id }]) =>
            `  ${key.padEnd(24)} ${error.toFixed(4).padStart(9)} ${unit} of ${limit} (${id})`,
        )
        .join('\n'),
  }
}
