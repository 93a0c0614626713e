import { codeOf, type SourceFile } from './source-file.ts'

export type Import = {
  /** A path from the root for what is ours, the specifier for what is a vendor's. */
  readonly target: string
  readonly isOurs: boolean
  /** `type`: leaves nothing in the program; `static`: comes along; `dynamic`: comes when asked for. */
  readonly manner: 'type' | 'static' | 'dynamic'
}

const ALIASES = { '~/': 'src/', '~db/': 'db/', '~dev/': 'dev/', '~tests/': 'tests/' } as const

const STATEMENT =
  /\b(?:import|export)\s+(type\s)?\s*(?:(?:\*(?:\s+as\s+\w+)?|\w+(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+\w+))?|\{[^}]*\})\s*from\s*)?['"]([^'"]+)['"]/g
const CALL = /\b(typeof\s+)?import\(\s*(?:['"`]([^'"`$]+)['"`]|[^)\s])/g

/** What a file imports, in every manner there is. */
export function importsOf(file: SourceFile): Import[] {
  const code = codeOf(file)
  return [
    ...[...code.matchAll(STATEMENT)].map(([, type, specifier = '']) =>
      importOf(file.path, specifier, type ? 'type' : 'static'),
    ),
    ...[...code.matchAll(CALL)].map(([, type, specifier = 'something computed']) =>
      importOf(file.path, specifier, type ? 'type' : 'dynamic'),
    ),
  ]
}

function importOf(path: string, specifier: string, manner: Import['manner']): Import {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) {
    const { pathname } = new URL(bare, `file:///${path}`)
    return { target: pathname.slice(1), isOurs: true, manner }
  }
  if (bare.startsWith('/')) return { target: bare.slice(1), isOurs: true, manner }
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (bare.startsWith(alias)) {
      return { target: folder + bare.slice(alias.length), isOurs: true, manner }
    }
  }
  return { target: bare, isOurs: false, manner }
}
