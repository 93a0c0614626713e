import { loadEnv } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'

const NAME = 'SITE_ADDRESS'

/** The public address of a hosted app, such as `https://alap.example`; `undefined` when not set. */
export function siteAddress(): string | undefined {
  const { [NAME]: address = '' } = loadEnv('production', projectRoot, NAME)
  return address.trim().replace(/\/$/, '') || undefined
}

/** The reasons why this cannot be the address of a hosted app, a sentence each. */
export function problemsOfAddress(address: string | undefined): string[] {
  if (address === undefined || /^https:\/\/[^/?#@\s]+$/.test(address)) return []
  return [`${NAME} must be https:// and a host, such as https://alap.example.`]
}
