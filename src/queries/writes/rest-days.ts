import type { LocalDay } from '~/domain/day/local-day.ts'
import { restDays } from '~/queries/practice/practice.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type RestDayWrites = {
  'add-rest-day': { readonly day: LocalDay }
  'remove-rest-day': { readonly day: LocalDay }
}

export const restDayWrites: WriteDefinitions<RestDayWrites> = {
  'add-rest-day': {
    call: (data, { day }) => data.addRestDay(day),
    refreshes: (uid) => [restDays(uid).queryKey],
  },
  'remove-rest-day': {
    call: (data, { day }) => data.removeRestDay(day),
    refreshes: (uid) => [restDays(uid).queryKey],
  },
}
