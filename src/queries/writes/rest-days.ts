import { addRestDay, removeRestDay } from '~/data/rest-days.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { restDays } from '~/queries/reads/practice.ts'
import { shown } from '~/queries/writes/shown.ts'
import type { WriteDefinitions } from '~/queries/writes/write-definition.ts'

export type RestDayWrites = {
  'add-rest-day': { readonly day: LocalDay }
  'remove-rest-day': { readonly day: LocalDay }
}

const common = {
  row: ({ day }: { readonly day: LocalDay }) => `rest ${day}`,
  refreshes: (uid: string) => [restDays(uid).queryKey],
  merged: <Write>(_earlier: unknown, later: Write) => later,
  replacesEarlier: true,
} as const

export const restDayWrites: WriteDefinitions<RestDayWrites> = {
  'add-rest-day': {
    ...common,
    call: ({ day }) => addRestDay(day),
    shows: (uid, { day }) => [
      shown(restDays(uid).queryKey, (days) => (days.includes(day) ? days : [...days, day].sort())),
    ],
  },
  'remove-rest-day': {
    ...common,
    call: ({ day }) => removeRestDay(day),
    shows: (uid, { day }) => [
      shown(restDays(uid).queryKey, (days) =>
        days.includes(day) ? days.filter((other) => other !== day) : days,
      ),
    ],
  },
}
