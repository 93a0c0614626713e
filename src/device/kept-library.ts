import { inDevice } from '~/device/device-database.ts'

/** The place of the library, which is the same for everybody. */
const KEY = 'catalogue'

/** The library on this device. A device that refuses keeps none; what is read may have been changed by anyone. */
export const keptLibrary = {
  read: (): Promise<unknown> =>
    inDevice((database) => database.get('library', KEY)).catch(() => undefined),
  keep: (library: unknown): Promise<void> =>
    inDevice(async (database) => {
      await database.put('library', library, KEY)
    }).catch(() => undefined),
} as const
