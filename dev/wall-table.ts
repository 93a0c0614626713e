// Attacks the wall and writes the results into README.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './process/local-folder.ts'
import { formatProofTable, type ProofRow, withProofTable } from './wall/proof-table.ts'
import { runWall } from './wall/run-wall.ts'

const folder = await mkdtemp(join(tmpdir(), 'alap-wall-'))
const results = join(folder, 'results.json')
try {
  if (await runWall({ ALAP_WALL_RESULTS: results })) {
    const rows: ProofRow[] = JSON.parse(await readFile(results, 'utf8'))
    const readme = join(projectRoot, 'README.md')
    const table = formatProofTable(rows)
    await writeFile(readme, withProofTable(await readFile(readme, 'utf8'), table))
    console.log(table)
  } else {
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
