import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder for one run's data; the server that uses it removes it when it stops. */
export function throwawayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alap-e2e-'))
  // Root runs PostgreSQL as another user, who must be able to walk through.
  chmodSync(folder, 0o711)
  return folder
}
