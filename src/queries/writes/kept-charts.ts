import { type ChartDeletion, type ChartEdit, deleteChart, keepChart } from '~/data/kept-charts.ts'
import {
  overOlder,
  type Returned,
  type WriteDefinitions,
} from '~/queries/writes/write-definition.ts'

export type KeptChartWrites = {
  'keep-chart': ChartEdit & Returned
  'delete-chart': ChartDeletion
}

const row = ({ id }: { readonly id: string }) => `chart ${id}`

export const keptChartWrites: WriteDefinitions<KeptChartWrites> = {
  'keep-chart': {
    call: keepChart,
    row,
    // The changed birth would be lost in silence.
    whenGone: 'refused',
    // After a deletion in another tab it is the last word, on what the deletion was based on.
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What another device deleted stays deleted; what it changed stays, and this one beside it.
    insteadOf: (write, refusal) => {
      if (refusal.kind === 'gone') return write.returned ? 'leave' : null
      const over = overOlder(write, refusal)
      if (over) return over
      return { ...write, id: crypto.randomUUID(), name: besideName(write.name), base: null }
    },
    anew: (write) => ({ ...write, id: crypto.randomUUID(), base: null }),
  },
  'delete-chart': {
    call: deleteChart,
    row,
    merged: (earlier, later) => ({ ...later, base: earlier.base }),
    rebased: (write, at, id) => ({ ...write, base: at, ...(id && { id }) }),
    // What the person has not seen stays.
    insteadOf: () => 'leave',
  },
}

/** Two charts of one name could not be told apart; a name has 200 characters at most. */
function besideName(name: string): string {
  return `${name.trim().slice(0, 196).toWellFormed()} (2)`
}
