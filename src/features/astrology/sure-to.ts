/** How sure a time of birth is, in minutes either way. */
export const SURE_TO = [
  { value: '0', label: 'Exactly' },
  { value: '5', label: '± 5 minutes' },
  { value: '15', label: '± 15 minutes' },
  { value: '30', label: '± 30 minutes' },
  { value: '60', label: '± 1 hour' },
  { value: '120', label: '± 2 hours' },
  { value: '720', label: 'The time is not known' },
] as const
