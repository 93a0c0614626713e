import { SETTINGS, settingsOf } from '~/data/settings.ts'
import { rowsQuery } from '~/queries/rows/rows-query.ts'

/** What the person chose, on whichever device. */
export const chosenSettings = (uid: string) =>
  rowsQuery(uid, ['settings'], async ({ rows }) =>
    settingsOf(await rows({ table: SETTINGS, parts: null })),
  )
