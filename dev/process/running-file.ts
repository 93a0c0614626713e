import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { localFolder } from './local-folder.ts'
import { writeWhole } from './write-whole.ts'

/** The addresses of a run, for tests and tools; only the owner can read the file. */
export type Running = {
  readonly app: string
  readonly authUrl?: string
  readonly sqlEndpoint?: string
  readonly dataApi?: string
  readonly astrologyUrl?: string
  readonly geocoderUrl?: string
  /** Contains the owner's password. */
  readonly ownerUrl?: string
}

const FILE = 'running.json'

/** Writes the addresses of this run into a folder, this clone's by default. */
export async function writeRunning(running: Running): Promise<void> {
  await writeWhole(join(localFolder(), FILE), `${JSON.stringify(running, null, 2)}\n`)
}

export async function removeRunning(): Promise<void> {
  await rm(join(localFolder(), FILE), { force: true })
}
