import { vi } from 'vitest'
import { deviceStore } from '~/device/device-store.ts'
import { held } from '~tests/support/held.ts'

/** From now on this device forgets nothing that it keeps until what is returned is resolved. */
export function holdForgetting() {
  const forgotten = held<void>()
  const { del } = deviceStore
  vi.spyOn(deviceStore, 'del').mockImplementation(async (...kept) => {
    await forgotten.promise
    await del(...kept)
  })
  return forgotten
}
