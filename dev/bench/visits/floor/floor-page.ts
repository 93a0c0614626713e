import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { SqlRequest } from '~dev/bench/path/path-pages.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

/** A file with its type, compressed with Brotli. */
export type CompressedFile = { readonly type: string; readonly body: Buffer }

/** Where the page is, on the origin of the app: the database accepts no other. */
export const FLOOR_PATH = '/floor'
const SCRIPT_PATH = '/floor.js'

/**
 * The least page that shows what home asks for with the libraries of the app: its document paints and
 * sends the request, and React, the router and the query cache list the reply. The files by address.
 */
export async function floorPage(
  app: string,
  request: SqlRequest,
): Promise<ReadonlyMap<string, CompressedFile>> {
  return new Map([
    [app + FLOOR_PATH, { type: 'text/html', body: brotliCompressSync(documentOf(request)) }],
    [app + SCRIPT_PATH, { type: 'text/javascript', body: brotliCompressSync(await script()) }],
  ])
}

function documentOf({ url, headers, queries }: SqlRequest): string {
  const init = { method: 'POST', headers, body: JSON.stringify({ queries }) }
  const send = `var reply=fetch(${JSON.stringify(url)},${JSON.stringify(init)})`.replaceAll(
    '<',
    '\\u003c',
  )
  return `<!doctype html><html lang="en"><title>Floor</title><script>${send}</script><script type="module" src="${SCRIPT_PATH}"></script><h1>Good evening</h1><div id="root"></div></html>`
}

async function script(): Promise<string> {
  process.env.NODE_ENV = 'production'
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(projectRoot, 'dev/bench/visits/floor/floor.tsx') },
    },
  })
  const [file] = 'output' in built ? built.output : []
  if (file?.type !== 'chunk') throw new Error('The page without an app was not built.')
  return file.code
}
