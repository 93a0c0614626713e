// A worker thread starts without the parent's TypeScript loader, so this file loads it.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../tsconfig.json', import.meta.url))
register()
await import('./check-worker.ts')
