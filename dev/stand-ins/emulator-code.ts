import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/**
 * The operations of the emulator that a browser's SDK, the import and the tests use. At start it
 * compiles validators for every operation in its specification: all eighty take eight seconds,
 * these take one.
 */
const USED = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:batchGet',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/v1/token',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/config',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
])

type Specification = { paths: Record<string, unknown> }

/** Loads the emulator from the Firebase command line's package, which has no types for it. */
export async function loadEmulator(projectId: string): Promise<RequestListener> {
  const require = createRequire(import.meta.url)
  const specification = require('firebase-tools/lib/emulator/auth/apiSpec') as {
    default: Specification
  }
  for (const path of Object.keys(specification.default.paths)) {
    if (!USED.has(path)) delete specification.default.paths[path]
  }
  const { createApp } = require('firebase-tools/lib/emulator/auth/server') as {
    createApp(projectId: string): Promise<RequestListener>
  }
  return createApp(projectId)
}
