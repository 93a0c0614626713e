import { WORKER_POLICY } from '~/lib/shell/app-worker.ts'

/** What TypeScript does not know yet of Trusted Types. */
type Policy = { createScriptURL(text: string): string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

/** An address of this app's own, without a host. */
const OWN = /^\/(?!\/)[\w./?&=-]+$/

let policy: Policy | undefined

/**
 * The address of one of the app's own workers, as browsers want it that start scripts by a policy
 * alone. A page may make that policy once.
 * @throws TypeError for any other address
 */
export function workerAddress(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: own })
  return policy ? policy.createScriptURL(address) : own(address)
}

function own(address: string): string {
  if (OWN.test(address)) return address
  throw new TypeError(`Not a worker of this app: ${address}`)
}
