import { addRestDay, removeRestDay } from '~/data/rest-days.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type RestDayWrites = {
  'add-rest-day': { readonly day: LocalDay }
  'remove-rest-day': { readonly day: LocalDay }
}

const common = {
  row: ({ day }: { readonly day: LocalDay }) => `rest ${day}`,
  merged: <Write>(_earlier: unknown, later: Write) => later,
  replacesEarlier: true,
} as const

export const restDayWrites: WriteDefinitions<RestDayWrites> = {
  'add-rest-day': {
    ...common,
    call: ({ day }) => addRestDay(day),
  },
  'remove-rest-day': {
    ...common,
    call: ({ day }) => removeRestDay(day),
  },
}
