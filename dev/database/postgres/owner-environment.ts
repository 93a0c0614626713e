import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** The settings of the commands that change a hosted database. */
export type OwnerEnvironment = { readonly ownerUrl: string; readonly projectId: string }

/**
 * Reads `.env` and the environment.
 * @throws Error naming every variable that is missing.
 */
export function readOwnerEnvironment(env: NodeJS.ProcessEnv = process.env): OwnerEnvironment {
  if (env === process.env && existsSync('.env')) loadEnvFile('.env')
  const ownerUrl = env.DATABASE_OWNER_URL ?? ''
  const projectId = env.VITE_FIREBASE_PROJECT_ID ?? ''
  const missing = [
    ownerUrl ? '' : 'DATABASE_OWNER_URL (the connection string of the database owner)',
    projectId ? '' : 'VITE_FIREBASE_PROJECT_ID (the Firebase project whose users sign in)',
  ].filter(Boolean)
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(' and ')} in .env or in the environment; .env.example explains each.`,
    )
  }
  return { ownerUrl, projectId }
}

/** Runs a command from the shell: prints one line of result, or one sentence on failure. */
export async function runOwnerCommand(
  command: (environment: OwnerEnvironment) => Promise<string>,
): Promise<void> {
  try {
    console.log(await command(readOwnerEnvironment()))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
