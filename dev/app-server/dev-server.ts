import { createServer } from 'node:http'
import { createServer as createVite, type Plugin } from 'vite'
import { installedLibraries, LIBRARIES } from '~dev/app-build/libraries.ts'
import { LOOPBACK } from '~dev/process/free-port.ts'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { folders, projectRoot } from '~dev/process/local-folder.ts'
import { hasForeignHost } from '~dev/process/own-machine.ts'
import { recordings } from './recordings.ts'

/**
 * Vite with hot reloading, and the recordings; it refuses a `Host` that is not this machine's,
 * where Vite accepts any IP address. We create the server, because Vite's own ends the process on
 * SIGTERM before the stand-ins have stopped.
 */
export async function startDevServer(port: number): Promise<{ stop(): Promise<void> }> {
  const server = createServer(KEPT_CONNECTIONS)
  const vite = await createVite({
    root: projectRoot,
    cacheDir: folders.vite(),
    logLevel: 'warn',
    clearScreen: false,
    // Found at the start: a library that is found later would reload a page in use.
    optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
    server: { middlewareMode: true, hmr: { server }, host: LOOPBACK },
    plugins: [servesRecordings(), servesLibraries()],
  })
  server.on('request', (request, response) => {
    if (hasForeignHost(request.headers)) response.writeHead(403).end()
    else vite.middlewares(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  return {
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await vite.close()
    },
  }
}

function servesRecordings(): Plugin {
  return {
    name: 'alap:recordings',
    configureServer: ({ middlewares }) => {
      middlewares.use(recordings(folders.recordings()))
    },
  }
}

/** A build lists what it holds; here every package that it may take from is listed. */
function servesLibraries(): Plugin {
  return {
    name: 'alap:libraries',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${LIBRARIES}`, (_request, response, next) => {
        installedLibraries().then((text) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8')
          response.end(text)
        }, next)
      })
    },
  }
}
