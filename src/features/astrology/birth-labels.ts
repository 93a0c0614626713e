/** What the fields of a birth are called on a page; without a name, none is asked for. */
export type BirthLabels = {
  readonly fullName: string | null
  readonly date: string
  readonly time: string
  readonly place: string
}

export const CALCULATOR_LABELS: BirthLabels = {
  fullName: null,
  date: 'Birth Date',
  time: 'Birth Time',
  place: 'Birth Place',
}

export const ONBOARDING_LABELS: BirthLabels = {
  fullName: 'Full Name',
  date: 'Date of Birth',
  time: 'Time of Birth',
  place: 'Place of Birth',
}
