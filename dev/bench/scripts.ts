import { kilobytes, measure, readChunks, scriptsFor } from '~dev/app-build/measure-build.ts'

const SHELL = 'src/main.tsx'

const PAGES: Readonly<Record<string, readonly string[]>> = {
  // The landing page is a separate document.
  '/': [],
  '/login': [SHELL, 'src/features/auth/login-page.tsx'],
  '/dashboard': [SHELL, 'src/features/dashboard/dashboard-page.tsx'],
}

const BEHIND = [
  'src/services/identity/firebase.ts',
  'src/queries/database/data-access.ts',
  'src/services/database/neon-driver.ts',
]

/** The script that each address waits for, and those that a signed-in page then loads. */
export async function benchScripts(outDir: string): Promise<string[]> {
  const chunks = await readChunks(outDir)
  const weigh = async (files: string[]) =>
    `${kilobytes(await measure(outDir, files)).toFixed(1)} kB gzip`.padStart(15)
  const rows = Object.entries(PAGES).map(
    async ([path, sources]) => `${path.padEnd(24)} ${await weigh(scriptsFor(chunks, sources))}`,
  )
  const shell = scriptsFor(chunks, PAGES['/dashboard'] ?? [])
  const behind = scriptsFor(chunks, BEHIND).filter((file) => !shell.includes(file))
  return [
    ...(await Promise.all(rows)),
    `${'behind a signed-in page'.padEnd(24)} ${await weigh(behind)}`,
  ]
}
