/** What became of a first session that was to be kept; empty where nothing was. */
export function keptSessionWords(end: 'kept' | 'beside' | 'nothing'): string {
  switch (end) {
    case 'kept':
      return 'Your first session is kept.'
    case 'beside':
      return 'Your first session is kept. You had checked in that day already, and that stays as it was.'
    default:
      return ''
  }
}
