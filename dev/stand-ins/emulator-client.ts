/**
 * The fields that the emulator's own export and import use; all others of a user are kept unread.
 */
export type EmulatorUser = {
  readonly localId: string
  readonly email?: string
  readonly validSince?: string
}

export type OobCode = {
  readonly email: string
  readonly requestType: string
  readonly oobCode: string
}

/**
 * Sends requests to a running emulator as the Firebase CLI does: over HTTP, as the project's owner.
 */
export class EmulatorClient {
  readonly #url: string
  readonly #accounts: string
  readonly #emulator: string

  constructor(url: string, projectId: string) {
    this.#url = url
    this.#accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`
    this.#emulator = `/emulator/v1/projects/${projectId}`
  }

  async users(): Promise<EmulatorUser[]> {
    const answer = await this.#send<{ users?: EmulatorUser[] }>(
      'GET',
      `${this.#accounts}/accounts:batchGet?maxResults=-1`,
    )
    return answer.users ?? []
  }

  async oobCodes(): Promise<OobCode[]> {
    return (await this.#send<{ oobCodes: OobCode[] }>('GET', `${this.#emulator}/oobCodes`)).oobCodes
  }

  /** As in production since 2023: signing in or resetting never shows whether an address exists. */
  async hideWhoHasAnAccount(): Promise<void> {
    await this.#send('PATCH', `${this.#emulator}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    })
  }

  /**
   * Adds the users. The import sets `validSince` to the present, which would invalidate every
   * earlier token and sign every browser out, so this restores each user's old value.
   */
  async addUsers(users: readonly EmulatorUser[]): Promise<void> {
    if (users.length === 0) return
    const path = `${this.#accounts}/accounts:batchCreate`
    const { error } = await this.#send<{ error?: { message: string }[] }>('POST', path, { users })
    if (error?.[0]) throw new Error(error[0].message)
    for (const { localId, validSince } of users) {
      if (validSince) {
        await this.#send('POST', `${this.#accounts}/accounts:update`, { localId, validSince })
      }
    }
  }

  async #send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
