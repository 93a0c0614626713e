import { localDay } from '~/domain/day/local-day.ts'
import { BORN_IN_PUNE } from '~tests/support/born-in-pune.ts'
import { uuidOf } from '../seeded-ids.ts'
import { heldOf, type Maker, type Practice, someOf } from './practice.ts'

/** Where and when everybody of the model was born; they differ by their names. */
export const BORN = {
  birthDate: localDay('1990-05-17'),
  birthTime: '06:45',
  ...BORN_IN_PUNE,
} as const
const MOST_CHARTS = 20

/** Writes of the person's own birth, and of the charts beside it. */
export const births = {
  saveBirth: ({ held, shownAt, moment }) => {
    const { at } = moment()
    const fullName = `Asha of ${at}`
    const base = shownAt.get('save-astro-profile') ?? null
    held.set('birth', fullName)
    const profile = { ...BORN, fullName, currentDasha: null, moonSign: null }
    return { kind: 'save-astro-profile', profile, at, base }
  },
  keepChart: (practice) => {
    if (heldOf(practice, 'chart').length >= MOST_CHARTS) return null
    return chart(practice, uuidOf(practice.random), null)
  },
  changeChart: (practice) => {
    const id = someOf(practice, 'chart')
    if (id === null) return null
    return chart(practice, id, practice.shownAt.get(`chart ${id}`) ?? null)
  },
  deleteChart: (practice) => {
    const id = someOf(practice, 'chart')
    if (id === null) return null
    practice.held.delete(`chart ${id}`)
    practice.deletedChart = id
    return { kind: 'delete-chart', id, base: practice.shownAt.get(`chart ${id}`) ?? null }
  },
  /** Under a new id: what was deleted stays deleted. */
  undoDeletion: (practice) => {
    const id = practice.deletedChart
    practice.deletedChart = null
    return id === null ? null : chart(practice, uuidOf(practice.random), null)
  },
} as const satisfies Record<string, Maker>

function chart({ held, moment }: Practice, id: string, base: string | null) {
  const { at } = moment()
  const name = `Mira of ${at}`
  held.set(`chart ${id}`, name)
  return { kind: 'keep-chart', id, name, ...BORN, at, base } as const
}
