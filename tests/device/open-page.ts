import { vi } from 'vitest'
import { emptyDevice } from '~tests/support/window/fake-device.ts'
import { LateStorage } from '~tests/support/window/late-storage.ts'

export const UID = 'asha'
export const NAME = 'draft'

/** A device that has kept nothing, and what its localStorage has on the disk. */
export async function newDevice(): Promise<LateStorage> {
  localStorage.clear()
  await emptyDevice(UID)
  return new LateStorage()
}

export type DraftPage = Awaited<ReturnType<typeof openPage>>

/** A page that has just been opened: its own copy of the code, on the same device. */
export async function openPage() {
  vi.resetModules()
  const { deviceStore } = await import('~/device/device-store.ts')
  const { countedValues } = await import('~/device/counted-values.ts')
  return {
    read: async (name = NAME) => wordsOf(await deviceStore.get(UID, name)),
    readAsIs: (name = NAME) => deviceStore.get(UID, name),
    type: (content: string) => deviceStore.set(UID, NAME, { content }),
    keep: (value: unknown) => deviceStore.set(UID, NAME, value),
    /** The person looks at another app, and the page goes on. */
    hide: (value: unknown) => deviceStore.setAtOnce(UID, NAME, value),
    /** The last moment of the page: it hears no reply of IndexedDB, which hears of the value or not. */
    leave: async (value: unknown, isHeard: boolean) => {
      const { putAtOnce } = countedValues
      let heard: unknown
      vi.spyOn(countedValues, 'putAtOnce').mockImplementation((...kept) => {
        if (isHeard) heard = putAtOnce(...kept)
        return new Promise(() => {})
      })
      void deviceStore.setAtOnce(UID, NAME, value)
      await heard
    },
    finish: () => deviceStore.del(UID, NAME),
    /** The words under every other name, which are offered as those of a closed tab. */
    leftWords: async () => {
      const names = (await deviceStore.names(UID, NAME)).filter((name) => name !== NAME)
      return Promise.all(names.map(async (name) => wordsOf(await deviceStore.get(UID, name))))
    },
  }
}

function wordsOf(value: unknown): unknown {
  return value === undefined ? undefined : Object(value).content
}
