import { createServer, createServerModuleRunner } from 'vite'
import { projectRoot } from '~dev/process/local-folder.ts'

/** Calls `use` with a module of the app that Vite loads in this process. */
export async function runInVite<Module, Result>(
  path: string,
  use: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    root: projectRoot,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module: Module = await createServerModuleRunner(vite.environments.ssr).import(path)
    return await use(module)
  } finally {
    await vite.close()
  }
}
