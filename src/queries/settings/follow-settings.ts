import { useEffect } from 'react'
import { SETTINGS, settingsOf } from '~/data/settings.ts'
import { DataError } from '~/lib/data-error.ts'
import { type Choice, ownSettings } from '~/lib/shell/own-settings.ts'
import { usePerson } from '~/queries/person.tsx'
import { readPersonRows, rowsOf } from '~/queries/rows/person-rows.ts'
import { storeWrite } from '~/queries/rows/store-write.ts'

/** Keeps the settings of this device and those of the person's account the same; used once, on every page. */
export function useFollowSettings(): void {
  const { uid } = usePerson()
  useEffect(() => {
    return followSettings(uid)
  }, [uid])
}

/**
 * Tells the account what is chosen on this device, and this device what was chosen on another. Returns a function
 * that stops it.
 */
export function followSettings(uid: string): () => void {
  ownSettings.belongTo(uid)
  const told = new Set<string>()
  const tellAccount = () => {
    for (const choice of ownSettings.unsent(uid)) {
      const mark = `${choice.setting} ${choice.at}`
      if (told.has(mark)) continue
      told.add(mark)
      void sendChoice(uid, choice).then((isThere) => !isThere && told.delete(mark))
    }
  }
  const takeOver = () => {
    readPersonRows(uid, ({ rows }) => rows({ table: SETTINGS, parts: null }))
      .then((rows) => ownSettings.take(settingsOf(rows)))
      // The next change of the rows brings them.
      .catch(() => undefined)
  }
  tellAccount()
  takeOver()
  const stops = [
    ownSettings.subscribe(tellAccount),
    rowsOf(uid).subscribe((changed) => {
      if (!changed || changed.has(SETTINGS.name)) takeOver()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the account has the choice, or never will: then nothing is left to be told. */
async function sendChoice(uid: string, choice: Choice): Promise<boolean> {
  try {
    await storeWrite(uid, { kind: 'choose-setting', ...choice })
  } catch (error) {
    const isLater = error instanceof DataError && ['signed-out', 'offline'].includes(error.kind)
    if (isLater) return false
  }
  ownSettings.wasSent(choice)
  return true
}
