let created: string | null = null

/** The account that was created on this page, so that nothing of it is anywhere else. */
export const createdHere = {
  note: (uid: string): void => {
    created = uid
  },
  is: (uid: string): boolean => created === uid,
} as const
