import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startAuthEmulator } from '~dev/stand-ins/auth-emulator.ts'

const PROJECT = 'demo-alap'

/** The official Firebase Auth emulator for one test file, and the settings that point to it. */
export async function startIdentityService() {
  const folder = await mkdtemp(join(tmpdir(), 'alap-auth-'))
  const emulator = await startAuthEmulator({
    folder,
    projectId: PROJECT,
    appUrl: 'http://localhost',
    log: () => undefined,
  })
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-alap-key')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT)
  vi.stubEnv('VITE_AUTH_EMULATOR_URL', emulator.url)
  const asOwner = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
    fetch(emulator.url + path, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    url: emulator.url,
    /** The code in the last reset e-mail to an address; `null` when there was none. */
    async resetCodeOf(email: string): Promise<string | null> {
      const answer = await asOwner(`/emulator/v1/projects/${PROJECT}/oobCodes`)
      const { oobCodes } = (await answer.json()) as {
        oobCodes: { email: string; oobCode: string }[]
      }
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? null
    },
    /**
     * Whether the service shows which addresses have an account, as projects from before 2023 may.
     */
    async tellWhoHasAnAccount(isTold: boolean): Promise<void> {
      const emailPrivacyConfig = { enableImprovedEmailPrivacy: !isTold }
      await asOwner(`/emulator/v1/projects/${PROJECT}/config`, { emailPrivacyConfig }, 'PATCH')
    },
    /** As after the link in an e-mail, opened on another device. */
    async verify(uid: string): Promise<void> {
      await asOwner(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
        localId: uid,
        emailVerified: true,
      })
    },
    async disable(uid: string): Promise<void> {
      await asOwner(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
        localId: uid,
        disableUser: true,
      })
    },
    async stop(): Promise<void> {
      await emulator.stop()
      await rm(folder, { recursive: true })
    },
  }
}
