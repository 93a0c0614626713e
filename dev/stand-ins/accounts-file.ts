import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../process/write-whole.ts'
import type { EmulatorClient, EmulatorUser } from './emulator-client.ts'

/** The accounts on disk, in the format of the Firebase CLI's own export (`accounts.json`). */
export class AccountsFile {
  readonly #file: string
  readonly #emulator: EmulatorClient
  readonly #log: (line: string) => void
  #writing: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(folder: string, emulator: EmulatorClient, log: (line: string) => void) {
    this.#file = join(folder, 'accounts.json')
    this.#emulator = emulator
    this.#log = log
  }

  /** Loads the stored accounts into a new emulator; a file that cannot be read is renamed. */
  async load(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined) return
    try {
      await this.#emulator.addUsers(parseUsers(text))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await rename(this.#file, `${this.#file}.broken`)
      this.#log(
        `The kept accounts could not be read (${reason}). They were set aside as ${this.#file}.broken, and this run starts without them.`,
      )
    }
  }

  /**
   * Resolves when all accounts of the emulator are on disk. Calls made while a file is being
   * written share the next one.
   */
  save(): Promise<void> {
    if (!this.#writing) {
      this.#writing = this.#write().finally(() => {
        this.#writing = undefined
      })
      return this.#writing
    }
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.save()
      })
    return this.#next
  }

  async #write(): Promise<void> {
    const users = await this.#emulator.users()
    await writeWhole(this.#file, `${JSON.stringify({ users }, null, 2)}\n`)
  }
}

function parseUsers(text: string): EmulatorUser[] {
  const content: unknown = JSON.parse(text)
  const users = typeof content === 'object' && content && 'users' in content && content.users
  if (!Array.isArray(users)) throw new Error('it holds no list of users')
  return users
}
