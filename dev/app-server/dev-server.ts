import { createServer, type Plugin } from 'vite'
import { LOOPBACK } from '~dev/stand-ins/free-port.ts'
import { folders, projectRoot } from '~dev/stand-ins/local-folder.ts'

/** Vite with hot reloading, and the recordings beside it. */
export async function startDevServer(port: number): Promise<{ stop(): Promise<void> }> {
  const server = await createServer({
    root: projectRoot,
    logLevel: 'warn',
    clearScreen: false,
    server: { host: LOOPBACK, port, strictPort: true },
    plugins: [servesRecordings()],
  })
  await server.listen()
  return { stop: () => server.close() }
}

function servesRecordings(): Plugin {
  return {
    name: 'alap:recordings',
    configureServer: async (server) => {
      const { recordings } = await import('~dev/recordings/middleware.ts').catch(() => ({
        recordings: undefined,
      }))
      if (recordings) server.middlewares.use(recordings({ cacheFolder: folders.recordings() }))
    },
  }
}
