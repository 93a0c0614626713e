/** A count of beads, with the whole rounds before it: "54 of 108 · 2 rounds today". */
export function beadWords(place: {
  readonly bead: number
  readonly of: number
  readonly rounds: number
}): string {
  const { bead, of, rounds } = place
  const done = rounds === 0 ? '' : ` · ${rounds} ${rounds === 1 ? 'round' : 'rounds'} today`
  return `${bead} of ${of}${done}`
}
