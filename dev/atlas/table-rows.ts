import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '~dev/process/local-folder.ts'

/**
 * The rows of a table in this folder: cells separated by tabs, without lines that begin with `#`.
 */
export async function tableRows(name: string): Promise<readonly (readonly string[])[]> {
  const text = await readFile(join(projectRoot, 'dev', 'atlas', name), 'utf8')
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
