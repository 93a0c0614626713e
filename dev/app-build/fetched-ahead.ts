/** What the document fetches beside its own scripts, each a module that the app imports dynamically. */
export const HOME = [
  'src/features/dashboard/dashboard-page.tsx',
  'src/app/routes/prefetch.ts',
] as const
/** What home needs in addition when it asks the database over SQL itself. */
export const DRIVER = ['node_modules/@neondatabase/serverless/index.mjs'] as const
export const SIGN_IN = ['src/features/auth/login-page.tsx'] as const
export const FIRST_SESSION = [
  'src/features/first-session/first-session-page.tsx',
  'src/audio/player/browser-player.ts',
] as const
