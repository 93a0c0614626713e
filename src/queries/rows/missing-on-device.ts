import { isEarlyCallUnderWay } from '~/services/database/early-call.ts'

let sayMissing = () => {}

/**
 * Resolves when a read finds too little on this device and waits for the network, but not for the reply
 * to what the document itself has sent, which is soon here.
 */
export const missingOnDevice = new Promise<void>((resolve) => {
  sayMissing = resolve
})

/** A read waits for the network. */
export function missing(): void {
  if (!isEarlyCallUnderWay()) sayMissing()
}
