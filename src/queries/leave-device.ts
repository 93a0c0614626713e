import { account } from '~/queries/account.ts'
import { leaveNothing, leaveWithOtherTabs, onLeaving } from '~/services/device-leaving.ts'

/** A person leaving nothing of theirs on this device, as the screens may act on it. */
export const leavingDevice = {
  /**
   * Signs out and clears what this device keeps for the person. They are signed out in any case;
   * resolves to `false` when the device could not be reached, and they should be told.
   */
  signOut: async (uid: string): Promise<boolean> => {
    try {
      // Before the sign-out: what the pages write while they go is refused by then.
      await leaveNothing(uid)
      return true
    } catch {
      return false
    } finally {
      account.signOut()
    }
  },
  withOtherTabs: leaveWithOtherTabs,
  /** Tells the uid of a person who leaves nothing behind; returns the way to stop listening. */
  subscribe: onLeaving,
} as const
