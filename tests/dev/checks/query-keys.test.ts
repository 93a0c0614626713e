import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from '~dev/checks/run-tool.ts'
import { wholeTree } from '~dev/checks/steps.ts'
import { temporaryFolder } from '~tests/support/temporary-folder.ts'

/** What the linter says of a file with this query, by the settings of the whole tree. */
async function lint(query: string): Promise<{ ok: boolean; output: string }> {
  const file = join(await temporaryFolder(), 'a.ts')
  const imports = "import { queryOptions, skipToken } from '@tanstack/react-query'"
  await writeFile(file, `${imports}\nexport const a = (uid: string, by?: string) => ${query}\n`)
  const args = ['-c', '.oxlintrc.json', '--deny-warnings', file]
  return await runTool({ tool: ['oxlint', 'bin/oxlint'], args })
}

test.each([
  'queryOptions({ queryKey: [uid], queryFn: () => ask(uid, by) })',
  'queryOptions({ queryKey: [uid], queryFn: by ? () => ask(uid, by) : skipToken })',
  'queryOptions({ queryKey: [uid], queryFn: (context) => personRead(context, uid, () => by) })',
])('a query key without one of its variables is refused: %s', async (query) => {
  const { ok, output } = await lint(query)
  expect(ok).toBe(false)
  expect(output).toContain('missing in your queryKey: by')
})

test('a query key with all its variables passes', async () => {
  const { ok, output } = await lint(
    'queryOptions({ queryKey: [uid, by], queryFn: () => ask(uid, by) })',
  )
  expect(output).toContain('0 errors')
  expect(ok).toBe(true)
})

test('the query keys of the whole tree are checked', () => {
  expect(wholeTree.map(({ name }) => name)).toContain('query keys')
})
