/** Reads a person's own file by its hash; `null` when this device does not have it. */
export type ReadFile = (hash: string) => Promise<Blob | null>

let reader: ReadFile = () => Promise.resolve(null)

/** The files that the person keeps on this device: the app says how they are read. */
export const filesOfPerson = {
  read: (hash: string): Promise<Blob | null> => reader(hash),
  readWith: (read: ReadFile): void => {
    reader = read
  },
} as const
