import { rm } from 'node:fs/promises'
import { removePostgresData } from '~dev/database/postgres/postgres.ts'
import { folders, localFolder } from '../process/local-folder.ts'

/**
 * Deletes accounts, database, recordings and builds of this folder, wherever they had to be kept.
 */
export async function removeLocalData(): Promise<void> {
  await removePostgresData(folders.postgres())
  await rm(localFolder(), { recursive: true, force: true })
}
