import type { Caster } from '~/queries/chart.ts'

export const MISSING = 'Please fill in all required fields (Date, Time, and Place of Birth).'
export const SIGNED_OUT = 'You must be logged in to save astrology info.'
export const SAVE_FAILED = 'Failed to save astrology info. Please try again.'

/** What the page is called and what its buttons say. */
export const WORDS = {
  add: { title: 'Add Your Birth Details', save: 'Save and Continue', leave: 'Skip for Now' },
  edit: { title: 'Edit Your Birth Details', save: 'Update Details', leave: 'Cancel' },
} as const

const OWN_ROWS = 'It is kept in your own rows of the database, which only you can read.'

/** Where what is entered goes. */
export const WHERE_IT_GOES: Readonly<Record<Caster, string>> = {
  device: `Your chart is computed on this device. What you enter goes to nobody else. ${OWN_ROWS} Only the name of a place that is not in the atlas is asked of a public map.`,
  backend: `Your chart is computed by the astrology service this copy of Alap is set to use: date, time and place of birth are sent there. ${OWN_ROWS}`,
}
